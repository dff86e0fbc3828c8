import { afterEach, expect, it } from 'vitest';
import { withTexts } from './withTexts';

const CATALOGUES = {
  en: { hello: 'Hello {{name}}', hits_one: '{{count}} hit', hits_other: '{{count}} hits', only: 'English' },
  de: { hello: 'Hallo {{name}}', hits_one: '{{count}} Treffer', hits_other: '{{count}} Treffer' },
};

const inLocale = (locale: string) =>
  withTexts({ locale, t: (key) => (key === 'more' ? 'own more' : key) }, CATALOGUES, 'acme');

/** Texts of the administrators of a page in the first of these languages. */
function installed(languages: readonly string[], texts: Readonly<Record<string, string>>): void {
  globalThis.taskweaveTexts = {
    languages,
    textOf: (language, namespace, key) => texts[`${language} ${namespace} ${key}`],
  };
}

afterEach(() => {
  globalThis.taskweaveTexts = undefined;
});

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
  installed(['fr', 'en'], { 'fr acme hello': 'Salut {{name}}', 'fr other only': 'Ailleurs' });
  const french = inLocale('fr');
  expect([french.t('hello', { name: 'Ann' }), french.t('only')]).toEqual(['Salut Ann', 'English']);
});

it.each(['en', 'de', 'en-XA', 'de-AT'])('reads the texts of the installation over ours in %s', (language) => {
  installed([language, 'en'], {
    [`${language} acme hello`]: 'Ahoy',
    [`${language} acme hits_other`]: 'Many',
  });
  const { t } = inLocale(language.slice(0, 2));
  expect([t('hello'), t('hits', { count: 2 }), t('only')]).toEqual(['Ahoy', 'Many', 'English']);
});

it('has its own text before that of the fallback language, and that before English', () => {
  installed(['de', 'fr'], { 'fr acme hello': 'Salut', 'fr acme only': 'Seulement' });
  const { t } = inLocale('de');
  expect([t('hello', { name: 'Ann' }), t('only')]).toEqual(['Hallo Ann', 'Seulement']);
  installed(['fr', 'de'], {});
  expect(inLocale('fr').t('hello', { name: 'Ann' })).toBe('Hallo Ann');
});

it('puts what is given as it is', () => {
  expect(inLocale('en').t('hello', { name: '<b>$&' })).toBe('Hello <b>$&');
});
