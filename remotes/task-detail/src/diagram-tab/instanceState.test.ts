import { expect, it } from 'vitest';
import { badgesOf } from './instanceState';

it.each([
  ['en', '2'],
  ['ar-EG', '٢'],
])('counts in the figures of %s', (locale, text) => {
  const calls = ['1', '2'].map((id) => ({ id, name: id, activityIds: ['call'] }));
  expect(badgesOf([], calls, { locale, t: (key) => key }).map((badge) => badge.text)).toEqual([text]);
});
