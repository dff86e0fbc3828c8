import { expect, it } from 'vitest';
import { i18nOfDocument } from '../page/I18nContext';
import { spokenTexts } from '../page/useTexts';
import { DUE_TEXTS, dueText } from './dueText';

const wordsIn = (locale: string) => spokenTexts(i18nOfDocument(locale), DUE_TEXTS);
const NOW = new Date(2026, 10, 20, 12);
/** Intl puts a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\u202f/g, ' ');

it.each([
  ['en', new Date(2026, 10, 18, 17), 'late', '2 days overdue'],
  ['en', new Date(2026, 10, 19, 23, 59), 'late', '1 day overdue'],
  ['en', new Date(2026, 10, 20, 11, 59, 59, 999), 'late', 'Overdue since 11:59 AM'],
  ['en', new Date(2026, 10, 20, 9, 5), 'late', 'Overdue since 9:05 AM'],
  ['en', new Date(2026, 10, 20, 12), 'today', 'Today, 12:00 PM'],
  ['en', new Date(2026, 10, 20, 16), 'today', 'Today, 4:00 PM'],
  ['en', new Date(2026, 10, 21, 16), 'later', 'Tomorrow, 4:00 PM'],
  ['en', new Date(2026, 11, 24, 16), 'later', 'Dec 24'],
  ['de', new Date(2026, 10, 18, 17), 'late', '2 Tage überfällig'],
  ['de', new Date(2026, 10, 20, 9, 5), 'late', 'Überfällig seit 09:05'],
  ['de', new Date(2026, 10, 20, 16), 'today', 'Heute, 16:00'],
])('%s: %s is %s: %s', (locale, due, kind, text) => {
  const written = dueText(due, NOW, wordsIn(locale));
  expect({ ...written, text: plain(written.text) }).toEqual({ kind, text });
});

it('begins a day to come small within a sentence', () => {
  expect(dueText(new Date(2026, 10, 20, 16), NOW, wordsIn('de'), 'within').text).toBe('heute, 16:00');
});
