import { partTexts } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';
import type { LookUpFieldTexts } from './LookUpField';

/** The texts of a field for users or groups in the language of a locale, in English where there are none. */
export function lookUpTexts(kind: 'user' | 'group', locale: string): LookUpFieldTexts {
  const { searching, noUser, noGroup } = partTexts('taskweave-look-up', { en, de }, locale);
  return { searching, none: kind === 'user' ? noUser : noGroup };
}
