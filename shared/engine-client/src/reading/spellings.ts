import { capitalised } from '@taskweave/base/texts/capitalised';

/** A text as typed, capitalised and small: most databases tell them apart, and people type names without caring for it. */
export function spellings(text: string): readonly string[] {
  const lower = text.toLocaleLowerCase();
  return [...new Set([text, capitalised(lower), lower])];
}
