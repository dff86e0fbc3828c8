import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const RULE = /([^{};]*)\{[^{}]*list-style: none[^{}]*\}/g;

it('takes the bullets of a list away by its role, which Safari drops from other lists without them', () => {
  const selectors = listFiles([
    'shared/*.module.css',
    'shell/*.module.css',
    'remotes/*.module.css',
    'addons/*.module.css',
  ])
    .flatMap((file) => [...readFileSync(inRepository(file), 'utf8').matchAll(RULE)])
    .map(([, selector = '']) => selector.trim());
  expect(selectors.filter((selector) => !selector.endsWith('summary'))).toEqual([]);
});
