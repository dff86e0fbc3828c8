/** Has all texts. */
export const FALLBACK = 'en';

/** The first wish that there is a language for, compared without regions; else the fallback. */
export function matchLanguage(
  wishes: readonly string[],
  languages: readonly string[],
  fallback = FALLBACK,
): string {
  for (const wish of wishes) {
    const exact = languages.find((tag) => tag.toLowerCase() === wish.toLowerCase());
    const match = exact ?? languages.find((tag) => baseOf(tag) === baseOf(wish));
    if (match !== undefined) return match;
  }
  return fallback;
}

export function baseOf(tag: string): string {
  return (tag.split('-', 1)[0] ?? tag).toLowerCase();
}

/**
 * The tag of a language, for all that writes dates and numbers: it throws at what is none. An administrator's file may name the
 * texts of one `pt_BR`, as their file is called, or anything else.
 */
export function tagOf(language: string): string {
  const tag = language.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag).length > 0 ? tag : FALLBACK;
  } catch {
    return FALLBACK;
  }
}
