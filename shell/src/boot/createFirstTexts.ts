import type { Catalogue } from '@taskweave/i18n/catalogue';
import { baseOf, FALLBACK } from '@taskweave/i18n/language-tags/languageTags';

/** Catalogues of one language by their folder. */
type FirstTexts = Readonly<Record<string, Catalogue>>;

declare global {
  /** For catalogues that a build has put into one file for each language: `scripts/build/firstTexts.mjs`. */
  var taskweaveTexts: (language: string) => Promise<FirstTexts>;
}

/**
 * The texts of the first list in a language that does not come with its code. Each file is asked for once, and again after a
 * failure.
 *
 * @param addresses of the files by language
 */
export function createFirstTexts(
  addresses: Readonly<Record<string, string>>,
  send: (address: string) => Promise<Response>,
): (language: string) => Promise<FirstTexts> {
  const files = new Map<string, Promise<FirstTexts>>();

  async function ask(language: string): Promise<FirstTexts> {
    const answer = await send(addresses[language] ?? '');
    if (!answer.ok) throw new Error(`${answer.url} answered with status ${answer.status}.`);
    return answer.json();
  }

  return (language) => {
    const known = files.get(language);
    if (known !== undefined) return known;
    const file = ask(language);
    file.catch(() => files.delete(language));
    files.set(language, file);
    return file;
  };
}

/**
 * The language of those files that the page will most likely speak; null for English, which comes with the code.
 *
 * @param wishes tags of languages, most wanted first
 */
export function languageApart(
  wishes: readonly string[],
  addresses: Readonly<Record<string, string>>,
): string | null {
  const language = wishes.map(baseOf).find((base) => base === FALLBACK || base in addresses);
  return language === undefined || language === FALLBACK ? null : language;
}
