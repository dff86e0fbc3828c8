import { expect, it } from 'vitest';
import { parseBenchOptions } from './benchOptions.mjs';

/** @param {readonly string[]} args */
function parsed(...args) {
  const options = parseBenchOptions(args);
  if (options === 'help') throw new Error('Help was asked for.');
  return options;
}

it('is short unless more is asked for', () => {
  expect(parsed()).toMatchObject({ tasks: [5000], cpu: [1], runs: 3, isFull: false, writesDocs: false });
  expect(parsed().scenarios.map(({ id }) => id)).not.toContain('rest');
});

it('takes everything and writes the page when asked for the whole', () => {
  const full = parsed('--full');
  expect(full).toMatchObject({ tasks: [300, 10_000, 100_000], cpu: [1, 4], runs: 5, writesDocs: true });
  expect(full.scenarios.map(({ id }) => id)).toContain('rest');
});

it('takes a scenario that is named, long or not, and a part of the whole', () => {
  expect(parsed('--only', 'rest,start').scenarios.map(({ id }) => id)).toEqual(['start', 'rest']);
  expect(parsed('--full', '--tasks', '300', '--cpu', '4')).toMatchObject({ tasks: [300], cpu: [4] });
});

it('says which scenarios there are, and which numbers fit', () => {
  expect(() => parsed('--only', 'nothing')).toThrow(/takes of start, .+ not "nothing"/);
  expect(() => parsed('--tasks', '1,x')).toThrow(/--tasks takes a number from 1/);
});

it('takes an address with or without a slash at its end', () => {
  expect(parsed('--url', 'http://localhost:1/operaton/').url).toBe('http://localhost:1/operaton');
});
