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
