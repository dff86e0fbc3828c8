import type { LanguagePack, PackPart } from '@taskweave/i18n/catalogue';
import { FALLBACK, matchLanguage } from '@taskweave/i18n/language-tags/languageTags';
import type { Languages } from '../runtime/Runtime';

type LoadTexts = (language: string, part?: PackPart) => Promise<LanguagePack>;

declare global {
  var taskweaveTexts: LoadTexts;
}

export function createFirstTexts(
  languages: Languages,
  send: (address: string) => Promise<Response>,
): LoadTexts {
  const files = new Map<string, Promise<LanguagePack>>();

  async function ask(address: string): Promise<LanguagePack> {
    const answer = await send(address);
    if (!answer.ok) throw new Error(`${answer.url} answered with status ${answer.status}.`);
    return answer.json();
  }

  return (language, part = 'first') => {
    const address = languages[language]?.texts[part === 'first' ? 0 : 1] ?? '';
    const known = files.get(address);
    if (known !== undefined) return known;
    const file = ask(address);
    file.catch(() => files.delete(address));
    files.set(address, file);
    return file;
  };
}

export function languageApart(wishes: readonly string[], languages: Languages): string | null {
  const language = matchLanguage(wishes, Object.keys(languages));
  return language === FALLBACK ? null : language;
}
