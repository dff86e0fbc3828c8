import { expect, it } from 'vitest';
import { dataText } from './dataText';

it.each([
  ['a list of words in a line', '["mary","john"]', 'mary, john'],
  ['what is nested in lines', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['a value in another serialisation as it is', 'rO0AB', 'rO0AB'],
  ['what has been read already in lines', { a: 1 }, '{\n  "a": 1\n}'],
])('writes %s', (_what, value, text) => {
  expect(dataText(value)).toBe(text);
});
