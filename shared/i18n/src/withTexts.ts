import type { Catalogue, TextValues } from './catalogue';

/** A language as contributions see it. */
interface Language {
  readonly locale: string;
  t(key: string, values?: TextValues): string;
}

/**
 * A language that knows more texts: for a part whose texts come with its code, and not with the plugin's. What these
 * catalogues do not have is the language's own to say.
 *
 * @param catalogues by language tag, English among them
 *
 * @example withTexts(useTranslation(), { en, de }).t('dialog.title', { name })
 */
export function withTexts(language: Language, catalogues: Readonly<Record<string, Catalogue>>): Language {
  const { locale } = language;
  const own = catalogues[new Intl.Locale(locale).language];
  const texts = [own, catalogues.en];
  return {
    locale,
    t(key, values = {}) {
      // An installation may have texts for languages that ours are not in.
      const theirs = own === undefined ? language.t(key, values) : key;
      if (theirs !== key) return theirs;
      const { count } = values;
      const names =
        typeof count === 'number' ? [`${key}_${new Intl.PluralRules(locale).select(count)}`, key] : [key];
      const text = texts
        .flatMap((catalogue) => names.map((name) => catalogue?.[name]))
        .find((one) => one !== undefined);
      if (text === undefined) return language.t(key, values);
      return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}
