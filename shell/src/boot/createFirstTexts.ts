import type { Catalogue } from '@taskweave/i18n/catalogue';
import { baseOf, FALLBACK } from '@taskweave/i18n/language-tags/languageTags';

type FirstTexts = Readonly<Record<string, Catalogue>>;

declare global {
  var taskweaveTexts: (language: string) => Promise<FirstTexts>;
}

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

export function languageApart(
  wishes: readonly string[],
  addresses: Readonly<Record<string, string>>,
): string | null {
  const language = wishes.map(baseOf).find((base) => base === FALLBACK || base in addresses);
  return language === undefined || language === FALLBACK ? null : language;
}
