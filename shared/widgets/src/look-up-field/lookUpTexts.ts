import { partTexts } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';
import type { LookUpFieldTexts } from './LookUpField';

/** The texts of a field for users, groups or tenants in the language of a locale, in English where there are none. */
export function lookUpTexts(kind: 'user' | 'group' | 'tenant', locale: string): LookUpFieldTexts {
  const texts = partTexts('taskweave-look-up', { en, de }, locale);
  return { searching: texts.searching, none: texts[`none.${kind}`], failed: texts[`failed.${kind}`] };
}
