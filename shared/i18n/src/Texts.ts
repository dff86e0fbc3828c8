import type { Catalogue, TextValues, Translations } from './catalogue';
import type { CommonTexts } from './common/commonTexts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Stem<Key> = Key extends `${infer Text}_${PluralForm}` ? Text : never;

export type KeyOf<Texts> = Exclude<keyof Texts & string, `${string}_${PluralForm}`> | Stem<keyof Texts>;

export interface Texts<Key extends string = string> {
  readonly namespace: string;
  readonly translations: Translations;
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
