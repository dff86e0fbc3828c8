import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../createI18n';
import { defineTexts } from '../Texts';
import { I18nContext } from './I18nContext';
import { useTexts } from './useTexts';

const TEXTS = defineTexts('room', {
  en: { hits_one: '{{count}} hit', hits_other: '{{count}} hits' },
  de: { hits_one: '{{count}} Treffer', hits_other: '{{count}} Treffer' },
});

function Hits() {
  const { t, locale } = useTexts(TEXTS);
  return (
    <p>
      {locale}: {t('hits', { count: 2 })}
    </p>
  );
}

afterEach(() => {
  document.documentElement.lang = '';
});

it('speaks the language of the page, and changes with it', async () => {
  const i18n = createI18n({ languages: ['en', 'de'], browserLanguages: ['en-GB'] });
  render(
    <I18nContext value={i18n}>
      <Hits />
    </I18nContext>,
  );
  expect(screen.getByText('en-GB: 2 hits')).toBeTruthy();
  await act(() => i18n.setLanguage('de'));
  expect(screen.getByText('de: 2 Treffer')).toBeTruthy();
});

it.each([
  ['', 'en: 2 hits'],
  ['de', 'de: 2 Treffer'],
])('speaks the language of the document "%s" where there is no page', (lang, text) => {
  document.documentElement.lang = lang;
  render(<Hits />);
  expect(screen.getByText(text)).toBeTruthy();
});
