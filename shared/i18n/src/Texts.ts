import type { Catalogue, TextValues, Translations } from './catalogue';
import type { CommonTexts } from './common/commonTexts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Each plural form of a text is a key: `hits_one` and `hits_other` are called as `hits`. */
type Stem<Key> = Key extends `${infer Text}_${PluralForm}` ? Text : never;

/** The keys that `t` takes for a catalogue: those without a plural form, and the stems of the others. */
export type KeyOf<Texts> = Exclude<keyof Texts & string, `${string}_${PluralForm}`> | Stem<keyof Texts>;

/** Texts that come with the code that shows them. `useTexts` brings them to the page when they are first asked for. */
export interface Texts<Key extends string = string> {
  /** Under which files of locales name them: the id of a plugin, `shell`, or `taskweave-ui`. */
  readonly namespace: string;
  readonly translations: Translations;
  /** There is none: it carries the type of the keys. */
  readonly key?: Key;
}

/** Texts in the language on screen. */
export interface SpokenTexts<Key extends string = string> {
  /** For dates and numbers: BCP 47. */
  readonly locale: string;
  t(key: Key | KeyOf<CommonTexts>, values?: TextValues): string;
}

/**
 * Names the catalogues of a room, once and beside them.
 *
 * @example export const CHART_TEXTS = defineTexts('taskweave-chart', { en, de });
 */
export function defineTexts<English extends Catalogue>(
  namespace: string,
  translations: Translations & { readonly en: English | (() => Promise<{ readonly default: English }>) },
): Texts<KeyOf<English>> {
  return { namespace, translations };
}
