import { withTexts } from '@taskweave/i18n/withTexts';
import { type Language, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import de from './de.json';
import en from './en.json';

const CATALOGUES = { en, de };

/** Texts around the diagram, which come with its code: a task that is opened needs none of them. */
export function useDiagramText(): Language {
  const language = useTranslation();
  return useMemo(() => withTexts(language, CATALOGUES, 'taskweave-task-detail'), [language]);
}
