import { textIn } from '../subject/problemText';
import de from './de.json';
import en from './en.json';

export type WordKey = keyof typeof en;

const CATALOGUES = { en, de };

/** A text on errors in the language of a locale, in English where there is none. */
export function wordText(
  key: WordKey,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(CATALOGUES, key, locale, values) ?? key;
}

/** The word for a permission; its technical name where there is none. */
export function permissionWord(permission: string, locale: string): string {
  return textIn(CATALOGUES, `permission.${permission}`, locale) ?? permission;
}

/**
 * The word for a kind of thing, for a sentence (`resource`: "the task") or alone (`noun`: "Task"); its technical name
 * where there is none.
 *
 * @param name as the engine (`ProcessInstance`, `Group membership`) or its API (`process-instance`) has it
 */
export function resourceWord(use: 'resource' | 'noun', name: string, locale: string): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return textIn(CATALOGUES, `${use}.${MISSPELT[plain] ?? plain}`, locale) ?? name;
}

/** As the engine itself spells it in its answers. */
const MISSPELT: Readonly<Record<string, string>> = { operationlogcatgeory: 'operationlogcategory' };
