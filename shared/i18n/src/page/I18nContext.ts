import { createContext, useContext, useSyncExternalStore } from 'react';
import { createI18n, type I18n } from '../createI18n';

/** The languages of the page that a component is drawn in. Null outside of one. */
export const I18nContext = createContext<I18n | null>(null);

/** The languages of the page; those of the document for a component that is drawn outside of one. */
export function useI18n(): I18n {
  return useContext(I18nContext) ?? i18nOfDocument();
}

/** Draws the component again after every change of the language or its texts. */
export function useRevision(i18n: I18n): number {
  return useSyncExternalStore(i18n.subscribe, i18n.revision, i18n.revision);
}

const byLanguage = new Map<string, I18n>();

/**
 * Of a root of somebody else, or a component alone in a test: the texts as they come with the code.
 *
 * @param language that of the document unless said otherwise
 */
export function i18nOfDocument(
  language = (globalThis.document && document.documentElement.lang) || 'en',
): I18n {
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const i18n = createI18n({ languages: [language, 'en'], browserLanguages: [language] });
  byLanguage.set(language, i18n);
  return i18n;
}
