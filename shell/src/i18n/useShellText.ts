import { useI18n, useRevision } from '@taskweave/i18n/page/I18nContext';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import type { Language } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import de from './de.json';
import en from './en.json';

export const SHELL_TEXTS = defineTexts('shell', { en, de });

export function useText(namespace: string): Language {
  const i18n = useI18n();
  const revision = useRevision(i18n);
  // The same object while the language stays: rows that remember their props take it as one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for all that the texts come from
  return useMemo(
    () => ({ locale: i18n.locale, t: (key, values) => i18n.t(namespace, key, values) }),
    [i18n, namespace, revision],
  );
}

export function useShellText(): Language {
  return useTexts(SHELL_TEXTS);
}
