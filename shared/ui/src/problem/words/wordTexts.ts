import { defineTexts, type SpokenTexts } from '@taskweave/i18n/Texts';

export const WORD_TEXTS = defineTexts('taskweave-ui', {
  en: () => import(/* webpackChunkName: "problem-words-en" */ './en.json'),
  de: () => import(/* webpackChunkName: "problem-words-de" */ './de.json'),
});

export type WordKey = NonNullable<typeof WORD_TEXTS.key>;

export type Words = SpokenTexts<WordKey>;

export function permissionWord(permission: string, words: SpokenTexts): string {
  return words.t(`permission.${permission}`, { defaultValue: permission });
}

export function resourceWord(use: 'resource' | 'noun', name: string, words: SpokenTexts): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return words.t(`${use}.${MISSPELT[plain] ?? plain}`, { defaultValue: name });
}

/** As the engine itself misspells it. */
const MISSPELT: Readonly<Record<string, string>> = { operationlogcatgeory: 'operationlogcategory' };
