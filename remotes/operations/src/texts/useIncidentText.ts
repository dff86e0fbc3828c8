import { withTexts } from '@taskweave/i18n/withTexts';
import { type Language, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import de from './de.json';
import en from './en.json';

const CATALOGUES = { en, de };

/** Texts of what can be done about an incident, which come with the dialog. */
export function useIncidentText(): Language {
  const language = useTranslation();
  return useMemo(() => withTexts(language, CATALOGUES, 'taskweave-operations'), [language]);
}
