import { useMemo } from 'react';
import type { I18n } from '../createI18n';
import type { SpokenTexts, Texts } from '../Texts';
import { useI18n, useRevision } from './I18nContext';

export function useTexts<Key extends string>(texts: Texts<Key>): SpokenTexts<Key> {
  const i18n = useI18n();
  const revision = useRevision(i18n);
  // The same object while the language stays: rows that remember their props take it as one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for all that the texts come from
  return useMemo(() => spokenTexts(i18n, texts), [i18n, texts, revision]);
}

export function spokenTexts<Key extends string>(i18n: I18n, texts: Texts<Key>): SpokenTexts<Key> {
  let isThere = false;
  return {
    get locale() {
      return i18n.locale;
    },
    t(key, values) {
      if (!isThere) isThere = i18n.ensure(texts);
      return i18n.t(texts.namespace, key, values);
    },
  };
}
