import { expect, it } from 'vitest';
import { withTexts } from './withTexts';

const CATALOGUES = {
  en: { hello: 'Hello {{name}}', hits_one: '{{count}} hit', hits_other: '{{count}} hits', only: 'English' },
  de: { hello: 'Hallo {{name}}', hits_one: '{{count}} Treffer', hits_other: '{{count}} Treffer' },
};

const inLocale = (locale: string) =>
  withTexts({ locale, t: (key) => (key === 'more' ? 'own more' : key) }, CATALOGUES);

it.each([
  ['en-GB', ['Hello Ann', '1 hit', '2 hits', 'English', 'own more']],
  ['de', ['Hallo Ann', '1 Treffer', '2 Treffer', 'English', 'own more']],
  ['fr', ['Hello Ann', '1 hit', '2 hits', 'English', 'own more']],
])('speaks %s, and leaves the rest to the language', (locale, expected) => {
  const { t } = inLocale(locale);
  expect([
    t('hello', { name: 'Ann' }),
    t('hits', { count: 1 }),
    t('hits', { count: 2 }),
    t('only'),
    t('more'),
  ]).toEqual(expected);
});

it('lets the installation speak languages that the catalogues lack', () => {
  const french = withTexts({ locale: 'fr', t: (key) => (key === 'hello' ? 'Salut' : key) }, CATALOGUES);
  expect([french.t('hello'), french.t('only')]).toEqual(['Salut', 'English']);
});

it('puts what is given as it is', () => {
  expect(inLocale('en').t('hello', { name: '<b>$&' })).toBe('Hello <b>$&');
});
