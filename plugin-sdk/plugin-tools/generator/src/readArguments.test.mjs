import { expect, test } from 'vitest';
import { readArguments } from './readArguments.mjs';

test('all of it can be said at once', () => {
  const given = 'acme-risk --points tab,badge --shell http://tasks.example/ --sdk http://tasks.example/sdk';
  expect(readArguments(given.split(' '))).toEqual({
    name: 'acme-risk',
    parts: ['tab', 'badge'],
    shell: 'http://tasks.example/',
    sdk: 'http://tasks.example/sdk/',
  });
});

test('without a choice of parts, there is a tab and an action', () => {
  expect(readArguments(['acme'])).toMatchObject({ name: 'acme', parts: ['tab', 'task-action'] });
});

test.each([
  ['', '"" cannot be the id of a plugin'],
  ['Acme', '"Acme" cannot be the id of a plugin'],
  ['a b', 'One name is enough: a, b.'],
  ['acme --points tab,tba', 'There is no "tba"'],
  ['acme --points ,', 'A plugin contributes something.'],
  ['acme --shell tasks', 'tasks is no address.'],
  ['acme --sdk file:///sdk/', 'file:///sdk/ is no address.'],
  ['acme --colour', "Unknown option '--colour'"],
])('%s is refused', (given, message) => {
  expect(() => readArguments(given.split(' '))).toThrow(message);
});
