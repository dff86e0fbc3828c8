import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';
import { encodeText } from '@taskweave/base/texts/encodeText';
import type { Catalogue } from '@taskweave/i18n/catalogue';

export type LocaleAnswer =
  | { readonly kind: 'texts'; readonly labels: Catalogue }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

export interface SuiteLocaleOptions {
  readonly appRoot: string;
  readonly version: string;
  readonly fetch: typeof fetch;
}

export interface SuiteLocale {
  kept(language: string): Catalogue | null;
  fetch(language: string): Promise<LocaleAnswer>;
  ask(language: string): Promise<LocaleAnswer>;
}

export function createSuiteLocale({ appRoot, version, fetch }: SuiteLocaleOptions): SuiteLocale {
  // Several installations may share an origin.
  const key = `taskweave.locale:${appRoot}`;
  // Versions before 0.1.1 kept one file for all installations.
  writeKeptValue(localStorage, 'taskweave.locale', null);

  async function request(language: string): Promise<LocaleAnswer> {
    const address = `${appRoot}/app/tasklist/locales/${encodeText(language)}.json?bust=${version}`;
    try {
      const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
      if (!answer.ok) return { kind: answer.status >= 500 ? 'unreachable' : 'missing' };
      const labels = labelsOf(await answer.json());
      return labels === null ? { kind: 'missing' } : { kind: 'texts', labels };
    } catch (error) {
      // Some servers answer with a page for a missing file.
      return { kind: error instanceof SyntaxError ? 'missing' : 'unreachable' };
    }
  }

  return {
    fetch: request,
    kept(language) {
      const kept = readKeptObject(localStorage, key);
      return kept.language === language && kept.version === version ? labelsOf(kept) : null;
    },
    async ask(language) {
      const answer = await request(language);
      if (answer.kind === 'texts') {
        writeKeptValue(localStorage, key, { language, version, labels: answer.labels });
      }
      if (answer.kind === 'missing') writeKeptValue(localStorage, key, null);
      return answer;
    },
  };
}

function labelsOf(content: unknown): Catalogue | null {
  const { labels } = Object(content) as { readonly labels?: unknown };
  if (typeof labels !== 'object' || labels === null) return null;
  return Object.fromEntries(
    Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
