import { capitalised } from '@taskweave/base/texts/capitalised';

/** Most databases are case-sensitive, but people are not. */
export function spellings(text: string): readonly string[] {
  const lower = text.toLocaleLowerCase();
  return [...new Set([text, capitalised(lower), lower])];
}
