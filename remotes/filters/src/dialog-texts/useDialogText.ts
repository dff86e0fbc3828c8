import { withTexts } from '@taskweave/i18n/withTexts';
import { type Language, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import de from './de.json';
import en from './en.json';

const CATALOGUES = { en, de };

/** Texts of the dialog, which come with its code: the list of filters needs none of them. */
export function useDialogText(): Language {
  const language = useTranslation();
  return useMemo(() => withTexts(language, CATALOGUES, 'taskweave-filters'), [language]);
}
