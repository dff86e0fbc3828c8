// @vitest-environment jsdom
import { EngineError } from '@taskweave/engine-client/EngineError';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownerOf, watchErrors } from './watchErrors';

const FOLDERS = [
  ['acme', 'https://p.example/'],
  ['risk', 'https://p.example/risk/1.0/'],
] as const;

const onFault = vi.fn();
let stop: () => void;

beforeEach(() => {
  onFault.mockReset();
  stop = watchErrors({ folders: () => FOLDERS, onFault });
});

afterEach(() => stop());

it.each([
  [
    'Chromium',
    'Error: x\n    at run (https://p.example/risk/1.0/tab.js:3:14)\n    at https://t.example/main.js:1:2',
    'risk',
  ],
  ['Firefox', 'run@https://p.example/risk/1.0/tab.js:3:14\n@https://t.example/main.js:1:2\n', 'risk'],
  [
    'Safari',
    'run@https://p.example/other.js:3:14\nglobal code@https://p.example/risk/1.0/tab.js:1:1',
    'acme',
  ],
  ['a promise', 'Error: x\n    at async https://p.example/risk/1.0/tab.js:3:14', 'risk'],
  [
    'a frame of ours inside',
    'at a (https://t.example/react.js:1:1)\nat b (https://p.example/risk/1.0/x.js:1:1)',
    'risk',
  ],
  ['nobody', 'at a (https://t.example/react.js:1:1)', null],
  ['a neighbour', 'at a (https://p.example.evil/risk/1.0/x.js:1:1)', null],
])('finds the owner of a stack of %s', (_, stack, owner) => {
  expect(ownerOf(stack, FOLDERS)).toBe(owner);
});

it('reports errors of events and timers', () => {
  const error = errorOf('https://p.example/risk/1.0/tab.js');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(onFault.mock.calls).toEqual([['risk', error]]);
});

it('takes the file where there is no stack', () => {
  const filename = 'https://p.example/risk/1.0/tab.js';
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename }));
  expect(onFault).toHaveBeenCalledWith('risk', expect.objectContaining({ message: 'Script error.' }));
});

it('reports rejected promises that nobody waits for', () => {
  const error = errorOf('https://p.example/risk/1.0/tab.js');
  rejectWith(error);
  expect(onFault.mock.calls).toEqual([['risk', error]]);
});

it.each([
  ['refusals of the engine', engineError()],
  ['calls that were given up', new DOMException('', 'AbortError')],
  ['what is no error', 'text'],
])('passes over %s', (_, reason) => {
  rejectWith(reason);
  expect(onFault).not.toHaveBeenCalled();
});

function rejectWith(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function errorOf(file: string): Error {
  return Object.assign(new Error('boom'), { stack: `Error: boom\n    at ${file}:1:2` });
}

function engineError(): EngineError {
  const base = {
    status: 500,
    engineType: null,
    message: 'no',
    requestId: null,
    answeredBy: 'engine',
  } as const;
  const problem = { ...base, kind: 'server' } as const;
  const stack = 'Error: no\n    at https://p.example/risk/1.0/tab.js:1:2';
  return Object.assign(new EngineError(problem), { stack });
}
