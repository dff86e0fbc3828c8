import type { WordTable } from './catalogue';
import { baseOf } from './language-tags/languageTags';

const brought = new Map<string, Readonly<Record<string, WordTable>>>();

export function bringWords(language: string, tables: Readonly<Record<string, WordTable>>): void {
  const base = baseOf(language);
  brought.set(base, { ...brought.get(base), ...tables });
}

/** The table that a language beside English and German has brought, once it is there. */
export function wordsOf(language: string, name: string): WordTable | undefined {
  return brought.get(baseOf(language))?.[name];
}
