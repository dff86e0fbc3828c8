import { useI18n, useRevision } from '@taskweave/i18n/page/I18nContext';
import { useMemo } from 'react';
import { type ProblemWords, problemWords } from './problemWords';

export type { ProblemWords };

/**
 * Words for errors. Most of them load with the first error that needs them; the component renders again when they arrive.
 * @example
 * const { explain } = useProblemWords();
 * <p>{t('lookUpFailed')} {explain(error)}</p>
 */
export function useProblemWords(): ProblemWords {
  const i18n = useI18n();
  const revision = useRevision(i18n);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for all that the texts come from
  return useMemo(() => problemWords(i18n), [i18n, revision]);
}
