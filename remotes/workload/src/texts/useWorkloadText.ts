import { withTexts } from '@taskweave/i18n/withTexts';
import { type Language, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import de from './de.json';
import en from './en.json';

const CATALOGUES = { en, de };

/** Texts of the page, which come with its code: its name in menus is all that others need. */
export function useWorkloadText(): Language {
  const language = useTranslation();
  return useMemo(() => withTexts(language, CATALOGUES, 'taskweave-workload'), [language]);
}
