import { expect, test } from 'vitest';
import { askOptions } from './askOptions.mjs';
import { readArguments } from './readArguments.mjs';

test('all of it can be said at once', () => {
  const given =
    'acme-risk --points tab,badge --shell http://tasks.example/ --sdk http://tasks.example/sdk --yes';
  expect(readArguments(given.split(' '))).toEqual({
    kind: 'options',
    isSilent: true,
    options: {
      name: 'acme-risk',
      parts: ['tab', 'badge'],
      shell: 'http://tasks.example/',
      sdk: 'http://tasks.example/sdk/',
    },
  });
});

test('or nothing', () => {
  expect(readArguments([])).toEqual({ kind: 'options', isSilent: false, options: {} });
});

test.each([
  ['Acme', '"Acme" cannot be the id of a plugin'],
  ['a b', 'One name is enough: a, b.'],
  ['acme --points tab,tba', 'There is no "tba"'],
  ['acme --points ,', 'A plugin contributes something.'],
  ['acme --shell tasks', 'tasks is no address.'],
  ['acme --sdk file:///sdk/', 'file:///sdk/ is no address.'],
  ['acme --colour', "Unknown option '--colour'"],
])('%s is refused', (given, message) => {
  expect(readArguments(given.split(' '))).toEqual({
    kind: 'wrong',
    message: expect.stringContaining(message),
  });
});

test('what was not said is asked for, until it can be used', async () => {
  const answers = ['Acme Risk', 'acme-risk', 'tab, nothing', ''];
  /** @type {string[]} */
  const told = [];
  const options = await askOptions(
    {},
    async () => answers.shift() ?? '',
    (problem) => told.push(problem),
  );

  expect(options).toEqual({ name: 'acme-risk', parts: ['tab', 'task-action'] });
  expect(told).toEqual([
    expect.stringContaining('cannot be the id'),
    expect.stringContaining('There is no "nothing"'),
  ]);
});
