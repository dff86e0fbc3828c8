import { expect, test } from 'vitest';
import { longFunctions } from './checkFunctions.mjs';

const MANY = '\n'.repeat(80);

test('a function of eighty lines passes', () => {
  expect(longFunctions('a.ts', `function a() {${'\n'.repeat(79)}}`)).toEqual([]);
});

test('a longer one is named by its line, blank lines and comments included', () => {
  expect(longFunctions('a.ts', `\nfunction a() {\n// why${MANY}}`)).toEqual([{ line: 2, lines: 82 }]);
});

test('arrows and methods count as functions', () => {
  const code = `const a = () => {${MANY}};\nclass B { c() {${MANY}} }`;
  expect(longFunctions('a.tsx', code)).toHaveLength(2);
});

test('a describe is a chapter and may be longer', () => {
  expect(longFunctions('a.ts', `describe('a', () => {${MANY}});`)).toEqual([]);
  expect(longFunctions('a.ts', `test.describe('a', () => {${MANY}});`)).toEqual([]);
});

test('a test within a describe counts as a function', () => {
  const code = `describe('a', () => {\ntest('b', () => {${MANY}});\n});`;
  expect(longFunctions('a.ts', code)).toEqual([{ line: 2, lines: 81 }]);
});
