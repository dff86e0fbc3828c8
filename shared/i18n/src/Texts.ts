import type { Catalogue, TextValues, Translations } from './catalogue';
import type { CommonTexts } from './common/commonTexts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `hits_one` and `hits_other` are called as `hits`. */
type Stem<Key> = Key extends `${infer Text}_${PluralForm}` ? Text : never;

export type KeyOf<Texts> = Exclude<keyof Texts & string, `${string}_${PluralForm}`> | Stem<keyof Texts>;

/** `useTexts` adds them to the page on first use. */
export interface Texts<Key extends string = string> {
  /** A plugin id, `shell` or `taskweave-ui`; locale files use it. */
  readonly namespace: string;
  readonly translations: Translations;
  /** Never set: it carries the type of the keys. */
  readonly key?: Key;
}

export interface SpokenTexts<Key extends string = string> {
  readonly locale: string;
  t(key: Key | KeyOf<CommonTexts>, values?: TextValues): string;
}

export function defineTexts<English extends Catalogue>(
  namespace: string,
  translations: Translations & { readonly en: English | (() => Promise<{ readonly default: English }>) },
): Texts<KeyOf<English>> {
  return { namespace, translations };
}
