import { expect, it } from 'vitest';
import { parseBenchOptions } from './benchOptions.mjs';

it('takes the scenarios that are named, in their own order', () => {
  expect(parseBenchOptions(['--only', 'forms,start'])).toMatchObject({
    scenarios: [{ id: 'start' }, { id: 'forms' }],
  });
});

it('says which scenarios there are', () => {
  expect(() => parseBenchOptions(['--only', 'nothing'])).toThrow(/takes of start, .+ not "nothing"/);
});
