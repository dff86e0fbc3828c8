import { expect, test } from 'vitest';
import { checkFunctions } from './checkFunctions.mjs';

const MANY = '\n'.repeat(80);

/** @param {string} code */
const check = (code) => checkFunctions(new Map([['a.tsx', code]]));

test('a function of eighty lines passes', () => {
  expect(check(`\nfunction a() {${'\n'.repeat(79)}}`)).toEqual([]);
});

test('a longer one is named by its line, blank lines and comments included', () => {
  expect(check(`\nfunction a() {\n// why${MANY}}`)).toEqual([
    'a.tsx:2: a function of 82 lines, more than 80: name its parts.',
  ]);
});

test('arrows and methods count as functions', () => {
  expect(check(`const a = () => {${MANY}};\nclass B { c() {${MANY}} }`)).toHaveLength(2);
});
