import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../i18n/en.json';

export function renderWithTexts(children: ReactNode) {
  const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
  void i18n.addTranslations('shell', { en });
  return render(children, {
    wrapper: ({ children: inner }) => <I18nContext value={i18n}>{inner}</I18nContext>,
  });
}
