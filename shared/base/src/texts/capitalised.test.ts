import { expect, it } from 'vitest';
import { capitalised } from './capitalised';

it.each([
  ['yesterday, 17:00', 'en', 'Yesterday, 17:00'],
  ['istanbul', 'tr', 'İstanbul'],
  ['', 'en', ''],
])('writes %j in %s as %j', (text, locale, written) => {
  expect(capitalised(text, locale)).toBe(written);
});
