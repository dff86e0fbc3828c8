import { capitalised } from '@taskweave/base/texts/capitalised';

/** As typed, capitalised and lower case: most databases are case-sensitive, but people are not. */
export function spellings(text: string): readonly string[] {
  const lower = text.toLocaleLowerCase();
  return [...new Set([text, capitalised(lower), lower])];
}
