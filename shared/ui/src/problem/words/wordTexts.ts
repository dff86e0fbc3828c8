import { defineTexts, type SpokenTexts } from '@taskweave/i18n/Texts';

/** Everything there is to say on errors, which is loaded with the first of them. */
export const WORD_TEXTS = defineTexts('taskweave-ui', {
  en: () => import(/* webpackChunkName: "problem-words-en" */ './en.json'),
  de: () => import(/* webpackChunkName: "problem-words-de" */ './de.json'),
});

export type WordKey = NonNullable<typeof WORD_TEXTS.key>;

/** Texts on errors in the language on screen. */
export type Words = SpokenTexts<WordKey>;

/** The word for a permission; its technical name where there is none. */
export function permissionWord(permission: string, words: SpokenTexts): string {
  return words.t(`permission.${permission}`, { defaultValue: permission });
}

/**
 * The word for a kind of thing, for a sentence (`resource`: "the task") or alone (`noun`: "Task"); its technical name
 * where there is none.
 *
 * @param name as the engine (`ProcessInstance`, `Group membership`) or its API (`process-instance`) has it
 */
export function resourceWord(use: 'resource' | 'noun', name: string, words: SpokenTexts): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return words.t(`${use}.${MISSPELT[plain] ?? plain}`, { defaultValue: name });
}

/** As the engine itself spells it in its answers. */
const MISSPELT: Readonly<Record<string, string>> = { operationlogcatgeory: 'operationlogcategory' };
