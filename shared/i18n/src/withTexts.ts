import type { Catalogue, TextValues } from './catalogue';
import { partText } from './partText';

/** A language as contributions see it. */
interface Language {
  readonly locale: string;
  t(key: string, values?: TextValues): string;
}

/**
 * A language that knows more texts: for a part whose texts come with its code, and not with the plugin's. What the
 * installation has of them is read over them; what these catalogues do not have is the language's own to say.
 *
 * @param catalogues by language tag, English among them
 * @param namespace of the plugin's texts: its id, or `shell`
 *
 * @example withTexts(useTranslation(), { en, de }, 'acme-orders').t('dialog.title', { name })
 */
export function withTexts(
  language: Language,
  catalogues: Readonly<Record<string, Catalogue>>,
  namespace: string,
): Language {
  const { locale } = language;
  return {
    locale,
    t: (key, values) => partText(namespace, catalogues, locale, key, values) ?? language.t(key, values),
  };
}
