import de from './de.json';
import en from './en.json';

export const COMMON_TEXTS = { namespace: 'taskweave-common', translations: { en, de } };

export type CommonTexts = typeof en;

export function isCommon(key: string): boolean {
  return key.startsWith('common.');
}
