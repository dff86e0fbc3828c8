// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readKnownName, writeKnownName } from './KnownName';

it('knows the name of the last person, and of nobody else', () => {
  writeKnownName({ user: 'demo', name: 'Dana Moreau' });
  expect([readKnownName('demo'), readKnownName('mary')]).toEqual(['Dana Moreau', null]);
});

it('knows none after it has forgotten it', () => {
  writeKnownName({ user: 'demo', name: 'Dana Moreau' });
  writeKnownName(null);
  expect(readKnownName('demo')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '7', '{"user":"demo","name":7}'])('reads nothing from %s', (text) => {
  localStorage.setItem('taskweave.name', text);
  expect(readKnownName('demo')).toBeNull();
});
