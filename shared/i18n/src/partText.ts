import type { Catalogue, TextValues } from './catalogue';
import { figures } from './figures';

/** Texts of an installation that are read over those which come with a part's code. */
export interface InstallationTexts {
  /** The language on screen, and the one whose texts are shown where it lacks some. */
  readonly languages: readonly string[];
  /** What the installation has for a text of a language; undefined for nothing. */
  textOf(language: string, namespace: string, key: string): string | undefined;
}

declare global {
  /**
   * There where the settings name languages. Each part of the page has its own copy of this code, so that there is no other
   * place that all of them look at.
   */
  var taskweaveTexts: InstallationTexts | undefined;
}

/**
 * A text of catalogues that came with a part's code: language by language as the installation has it, else as the catalogue
 * has it; in the language of the page first, then in that which it falls back to, then in English.
 *
 * @param namespace under which files of locales name the texts: the id of a plugin, `shell`, or `taskweave-ui`
 * @param catalogues by language without its region
 * @param locale the language of a page whose settings name none
 * @returns undefined for keys of no catalogue
 *
 * @example partText('taskweave-ui', { en, de }, 'de-AT', 'hits', { count: 2 })
 */
export function partText(
  namespace: string,
  catalogues: Readonly<Record<string, Catalogue>>,
  locale: string,
  key: string,
  values: TextValues = {},
): string | undefined {
  return findText(namespace, catalogues, locale, key, values.count)?.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (_, name: string) => {
      const value = values[name] ?? '';
      return isolateWhereMirrored(typeof value === 'number' ? figures(value, locale) : String(value));
    },
  );
}

/**
 * All texts of catalogues, each as `partText` finds it, with their placeholders as they are: for a part that hands its texts
 * on.
 *
 * @param namespace under which files of locales name the texts
 *
 * @example partTexts('taskweave-diagram', { en, de }, 'de-AT').zoomIn // 'Vergrößern'
 */
export function partTexts<Texts extends Catalogue>(
  namespace: string,
  catalogues: Readonly<Record<string, Catalogue>> & { readonly en: Texts },
  locale: string,
): { readonly [Key in keyof Texts]: string } {
  const entries = Object.entries(catalogues.en).map(([key, text]) => [
    key,
    findText(namespace, catalogues, locale, key) ?? text,
  ]);
  return Object.fromEntries(entries);
}

function findText(
  namespace: string,
  catalogues: Readonly<Record<string, Catalogue>>,
  locale: string,
  key: string,
  count?: unknown,
): string | undefined {
  const theirs = globalThis.taskweaveTexts;
  const [shown, ...others] = theirs?.languages ?? [locale];
  for (const tag of [shown ?? locale, ...others, 'en']) {
    const own = catalogues[tag.split('-', 1)[0] ?? ''];
    const names =
      typeof count === 'number' ? [`${key}_${new Intl.PluralRules(tag).select(count)}`, key] : [key];
    const text = [
      ...names.map((name) => theirs?.textOf(tag, namespace, name)),
      ...names.map((name) => own?.[name]),
    ].find((one) => one !== undefined);
    if (text !== undefined) return tag === shown || !hasWords(text) ? text : isolateWhereMirrored(text);
  }
  return undefined;
}

/** Besides its placeholders: without, as in "{{label}}: {{date}}", it is of no language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}/g, ''));
}

/** On a page from right to left, what is in another language keeps its order and its punctuation. */
function isolateWhereMirrored(text: string): string {
  return globalThis.document?.dir === 'rtl' ? `\u2068${text}\u2069` : text;
}
