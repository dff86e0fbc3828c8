import { expect, it } from 'vitest';
import { parseLoadOptions } from './loadOptions.mjs';

it('measures three sizes of everything unless told otherwise', () => {
  expect(parseLoadOptions([])).toMatchObject({ people: [50, 100, 200], seconds: 60, writesDocs: false });
  expect(parseLoadOptions(['--people', '10,20,40'])).toMatchObject({ people: [10, 20, 40] });
});

it('refuses sizes from which no law can be read', () => {
  expect(() => parseLoadOptions(['--people', '20,10'])).toThrow('--people takes whole numbers that grow');
  expect(() => parseLoadOptions(['--tasks', '0'])).toThrow('--tasks');
});
