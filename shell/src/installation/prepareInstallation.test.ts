// @vitest-environment jsdom
import { createI18n } from '@taskweave/i18n/createI18n';
import { adjustFormats, formatsFor } from '@taskweave/i18n/formats';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import type { NotificationRequest } from '@taskweave/plugin-sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareInstallation } from './prepareInstallation';

function make(browserLanguages: readonly string[], answers: Readonly<Record<string, object>>) {
  const i18n = createI18n({ languages: ['en', 'de'], browserLanguages });
  void i18n.addTranslations('shell', { en: { 'column.filters': 'Filters', more: 'More' }, de: {} });
  localStorage.clear();
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const [, language = ''] = /(\w+)\.json/.exec(String(input)) ?? [];
    const labels = answers[language];
    return labels === undefined ? new Response('', { status: 404 }) : Response.json({ labels });
  });
  const shown: NotificationRequest[] = [];
  async function prepare(availableLocales: readonly string[] | null, fallbackLocale = 'en') {
    const locale = { appRoot: '', version: '1', fetch };
    const locales = { availableLocales, fallbackLocale };
    const tell = await prepareInstallation({ i18n, dateFormat: null, locales, locale, builtin: [] });
    tell((request) => void shown.push(request));
  }
  return { i18n, fetch, shown, prepare, text: () => i18n.t('shell', 'column.filters') };
}

it('shows the language of the browser with the texts of the installation', async () => {
  const { i18n, prepare, text, shown } = make(['fr'], { fr: { FILTERS: 'Filtres' } });
  await prepare(['en', 'fr']);
  expect(i18n.language).toBe('fr');
  expect(text()).toBe('Filtres');
  expect(i18n.t('shell', 'more')).toBe('More');
  expect(shown).toEqual([]);
});

it('shows what is kept at once, and what has changed as soon as it is there @S7.56', async () => {
  const answers: Record<string, object> = { fr: { FILTERS: 'Filtres' } };
  const { prepare, text } = make(['fr'], answers);
  await prepare(['fr']);
  answers.fr = { FILTERS: 'Vues' };
  await prepare(['fr']);
  expect(text()).toBe('Filtres');
  await vi.waitFor(() => expect(text()).toBe('Vues'));
});

it('reports a language without a file, once the page can @S8.20', async () => {
  const { i18n, prepare, shown } = make(['fr'], {});
  await prepare(['en', 'fr']);
  expect(i18n.language).toBe('fr');
  expect(shown).toMatchObject([
    {
      kind: 'error',
      title: 'Error in localization configuration',
      detail: 'The language Français (fr) is declared as available, but there is no file locales/fr.json.',
    },
  ]);
});

it('says nothing of a missing file for languages that we speak ourselves', async () => {
  const { prepare, shown, fetch } = make(['de'], {});
  await prepare(['de', 'en']);
  expect(shown).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('offers what we speak ourselves where the installation names only its own language', async () => {
  const { i18n, prepare } = make(['ja'], {});
  await prepare(null, 'de');
  expect([i18n.languages, i18n.language]).toEqual([['en', 'de'], 'de']);
});

it('asks for a language that is chosen later', async () => {
  const { i18n, prepare, text } = make(['en'], { en: {}, fr: { FILTERS: 'Filtres' } });
  await prepare(['en', 'fr']);
  await i18n.setLanguage('fr');
  expect(text()).toBe('Filtres');
});

it('reads its texts over those that come with the code of parts, in our own languages, too', async () => {
  const { i18n, prepare } = make(['en'], { en: { 'acme:hello': 'Ahoy' }, de: { 'acme:hello': 'Moin' } });
  const texts = defineTexts('acme', { en: { hello: 'Hello' }, de: { hello: 'Hallo' } });
  const hello = () => spokenTexts(i18n, texts).t('hello');
  await prepare(['en', 'de']);
  expect(hello()).toBe('Ahoy');
  await i18n.setLanguage('de');
  expect(hello()).toBe('Moin');
});

it('takes what a language lacks from the file of the fallback language', async () => {
  const { i18n, prepare, text, shown } = make(['ar'], { ar: { 'shell:x': 'X' }, fr: { FILTERS: 'Filtres' } });
  await prepare(['ar', 'fr'], 'fr');
  expect(i18n.language).toBe('ar');
  expect(text()).toBe('\u2068Filtres\u2069');
  expect(shown).toEqual([]);
});

it('keeps the file of the language on screen, and not that of the fallback language', async () => {
  const { prepare, fetch } = make(['fr'], { fr: { FILTERS: 'Filtres' }, en: { FILTERS: 'Views' } });
  await prepare(['fr', 'en']);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(Object.values(localStorage).map((text) => JSON.parse(text).language)).toEqual(['fr']);
});

it('asks for nothing where only dates are set', async () => {
  onTestFinished(() => {
    adjustFormats(() => undefined);
  });
  const { i18n, fetch } = make(['en'], {});
  const locale = { appRoot: '', version: '1', fetch };
  await prepareInstallation({ i18n, locales: null, dateFormat: { normal: 'YYYY' }, locale, builtin: [] });
  expect(formatsFor('en-IE').dateTime(new Date(2026, 1, 1))).toBe('2026');
  expect(fetch).not.toHaveBeenCalled();
});
