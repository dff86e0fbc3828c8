import { createContext, useContext, useSyncExternalStore } from 'react';
import { createI18n, type I18n } from '../createI18n';

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  return useContext(I18nContext) ?? i18nOfDocument();
}

export function useRevision(i18n: I18n): number {
  return useSyncExternalStore(i18n.subscribe, i18n.revision, i18n.revision);
}

const byLanguage = new Map<string, I18n>();

export function i18nOfDocument(
  language = (globalThis.document && document.documentElement.lang) || 'en',
): I18n {
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const i18n = createI18n({ languages: [language, 'en'], browserLanguages: [language] });
  byLanguage.set(language, i18n);
  return i18n;
}
