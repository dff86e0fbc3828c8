import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { NIGHTLY_PARTS } from './nightlyParts.mjs';

it('names commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));

  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(Object.values(NIGHTLY_PARTS).map(({ command: [name] }) => name)),
  );
});
