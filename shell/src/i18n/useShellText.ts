import type { I18n } from '@taskweave/i18n/createI18n';
import type { Language } from '@taskweave/plugin-sdk';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

export const I18nContext = createContext<I18n | null>(null);

/** Texts of one namespace in the language on screen; the caller draws again when the language changes. */
export function useText(namespace: string): Language {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('Taskweave: texts were asked for outside of the application.');
  const revision = useSyncExternalStore(i18n.subscribe, i18n.revision);
  // The same object while the language stays: rows that remember their props take it as one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for all that the texts come from
  return useMemo(
    () => ({ locale: i18n.locale, t: (key, values) => i18n.t(namespace, key, values) }),
    [i18n, namespace, revision],
  );
}

export function useShellText(): Language {
  return useText('shell');
}
