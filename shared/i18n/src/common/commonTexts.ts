import de from './de.json';
import en from './en.json';

/** Words that several rooms show. Their keys are taken by every `t` of ours, and by none of a plugin of others. */
export const COMMON_TEXTS = { namespace: 'taskweave-common', translations: { en, de } };

export type CommonTexts = typeof en;

/** Whether a key is one of them, by its name. */
export function isCommon(key: string): boolean {
  return key.startsWith('common.');
}
