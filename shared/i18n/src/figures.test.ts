import { expect, it } from 'vitest';
import { createI18n } from './createI18n';
import { figures } from './figures';
import { formatsFor } from './formats';

it.each([
  ['de', 12345.5, '12345,5'],
  ['ar-AE', 3, '3'],
  ['ar-EG', 3, '٣'],
])('writes numbers as the dates of %s are', (locale, value, text) => {
  expect(figures(value, locale)).toBe(text);
});

it('fills numbers into texts in the figures that the dates beside them have', () => {
  const i18n = createI18n({ languages: ['en', 'ar'], browserLanguages: ['ar-EG'] });
  const ar = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [
      `days_${form}`,
      `${form} {{count}} ({{name}})`,
    ]),
  );
  void i18n.addTranslations('room', { ar });
  expect(i18n.t('room', 'days', { count: 3, name: 'A4' })).toBe('few ٣ (\u2068A4\u2069)');
  expect(formatsFor(i18n.locale).number(3)).toBe('٣');
});

it('leaves numbers that a text has a format for to the format', () => {
  const i18n = createI18n({ languages: ['en'], browserLanguages: ['en-GB'] });
  void i18n.addTranslations('room', { en: { price: '{{price, number}} <b>{{tag}}</b>' } });
  expect(i18n.t('room', 'price', { price: 1234.5, tag: '<i>' })).toBe('1,234.5 <b><i></b>');
});
