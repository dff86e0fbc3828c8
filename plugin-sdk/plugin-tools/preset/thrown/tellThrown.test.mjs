import { afterEach, expect, test, vi } from 'vitest';
import { TOLD, tellThrown } from './tellThrown.mjs';

/** @type {Record<string, unknown>} */
const page = /** @type {any} */ (globalThis);

afterEach(() => {
  delete page[TOLD];
});

/**
 * Runs what a module has become.
 *
 * @param {string} code that sets `result`
 */
async function reasonsOf(code) {
  const told = vi.fn();
  page[TOLD] = told;
  const run = new Function(`${tellThrown(code)}\nreturn result;`);
  const rejected = await Promise.resolve(run()).then(
    () => 'kept',
    (/** @type {unknown} */ reason) => reason,
  );
  return { told: told.mock.calls.flat(), rejected };
}

test.each([
  ['asynchronous functions', "const result = (async () => { throw 'no'; })();"],
  ['what follows on a promise', "const result = Promise.resolve().then(() => { throw 'no'; });"],
  ['executors', "const result = new Promise((_, reject) => reject('no'));"],
  ['executors that wait', "const result = new Promise((go, stop) => { setTimeout(() => stop('no')); });"],
  [
    'both, one within the other',
    "const result = new Promise((_, reject) => { reject((() => { try { throw 'no'; } catch (e) { return e; } })()); });",
  ],
])('tells what is thrown in %s, which stays what it is', async (_, code) => {
  const { told, rejected } = await reasonsOf(code);
  expect([new Set(told), rejected]).toEqual([new Set(['no']), 'no']);
});

test.each([
  ['new errors', "throw new Error('no');"],
  ['modules that throw nothing', 'export const a = 1;'],
  [
    'what a function of the same name is called with',
    "const reject = console.log; reject('no'); new Promise(() => {});",
  ],
  ['what is no code of today', "throw 'no' ~~"],
])('leaves alone %s', (_, code) => {
  expect(tellThrown(code)).toBe(code);
});

test('no line moves', () => {
  const code = "import a from 'a';\n\nexport const go = () => {\n  throw a();\n};\n";
  expect(tellThrown(code).split('\n')).toHaveLength(code.split('\n').length);
  expect(tellThrown(code).split('\n')[3]).toBe('  throw tw$thrown(a());');
});

test('directives stay the first thing in a module', () => {
  const code = "'use strict'; var result = (function () { try { throw 0; } catch { return this; } })();";
  expect(new Function(`${tellThrown(code)} return result;`)()).toBe(undefined);
});

test('a page that wants to know nothing is no reason to fail', () => {
  expect(() => new Function(tellThrown("throw 'no';"))()).toThrow('no');
});
