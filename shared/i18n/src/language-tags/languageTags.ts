export const FALLBACK = 'en';

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

/** `Intl` throws on invalid tags, and an administrator's file may name texts `pt_BR`, or anything else. */
export function tagOf(language: string): string {
  const tag = language.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag).length > 0 ? tag : FALLBACK;
  } catch {
    return FALLBACK;
  }
}
