// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readSafeMode } from './SafeMode';

it.each([
  ['', 'acme-risk', null],
  ['?plugins=off', 'acme-risk', 'safe-mode'],
  ['?plugins=off', 'taskweave-filters', null],
  ['?plugins=off:acme-risk', 'acme-risk', 'safe-mode'],
  ['?plugins=off:acme-risk,cats', 'cats', 'safe-mode'],
  ['?plugins=off:cats', 'acme-risk', null],
  ['?plugins=off:taskweave-filters', 'taskweave-filters', 'safe-mode'],
])('with %s, %s is switched off by: %s', (search, id, by) => {
  expect(readSafeMode(search).switchedOff(id, id.startsWith('taskweave-'))).toBe(by);
});

it('keeps what the person switched off, and on again', () => {
  readSafeMode('').setOff('cats', true);
  const later = readSafeMode('');
  expect(later.switchedOff('cats', false)).toBe('person');

  later.setOff('cats', false);
  expect(readSafeMode('').switchedOff('cats', false)).toBeNull();
});
