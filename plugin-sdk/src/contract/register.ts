import type { ConfigOf, ObjectSchema } from '@taskweave/plugin-files/config/ConfigSchema';

/**
 * What the compiler knows of your plugin. Name your own files here once, next to `definePlugin`: then a key that your texts
 * lack is a compile error in `t(…)`, and `usePluginConfig()` has the type of your schema. Without it nothing is checked.
 *
 * @example
 * declare module '@taskweave/plugin-sdk' {
 *   interface Register {
 *     texts: typeof en;
 *     config: typeof riskConfig;
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: each plugin fills it in
export interface Register {}

/** Each plural form of a text is a key: `hits_one` and `hits_other` are called as `hits`. */
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : never;

/**
 * The keys that `t` takes for these texts, plural forms by their common stem as well.
 *
 * @example TextKeyOf<{ 'hits_one': string; 'hits_other': string; title: string }> // 'hits' | 'title' | 'hits_one' | …
 */
export type TextKeyOf<Texts> = (keyof Texts & string) | WithoutPlural<keyof Texts>;

/** The keys of this plugin's texts; any string if it has not registered them. */
export type TextKey = Register extends { texts: infer Texts } ? TextKeyOf<Texts> : string;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The text behind a key, in each of its plural forms. */
type TextsAt<Texts, Key extends string> = Texts[Extract<keyof Texts, Key | `${Key}_${Plural}`>];

/** The names in double braces; none of other texts. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Trimmed<Name> | NamesIn<Rest>
  : never;

type Trimmed<Name extends string> = Name extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Name;

/** Values for the placeholders of the text of a key. */
type ValuesOf<Texts, Key extends string> = [NamesIn<TextsAt<Texts, Key>>] extends [never]
  ? [values?: Readonly<Record<string, unknown>>]
  : [values: Readonly<Record<NamesIn<TextsAt<Texts, Key>>, unknown>>];

interface KeysAlone<Key extends string> {
  t(key: Key, values?: Readonly<Record<string, unknown>>): string;
}

interface KeysAndValues<Texts, Key extends string> {
  t<K extends Key>(key: K, ...values: ValuesOf<Texts, K>): string;
}

/**
 * How `t` is called. Write the texts `as const` in a module and the compiler checks the values of their placeholders, too; of a JSON
 * file it knows the keys alone.
 *
 * @example export default { 'tab.score': 'Score {{score}}' } as const; // t('tab.score', { score: 42 })
 */
export type Translation<Key extends string> = Register extends { texts: infer Texts }
  ? string extends Texts[keyof Texts]
    ? KeysAlone<Key>
    : KeysAndValues<Texts, Key>
  : KeysAlone<Key>;

/** This plugin's configuration, by its schema; unknown if it has not registered one. */
export type RegisteredConfig = Register extends { config: infer Schema extends ObjectSchema }
  ? ConfigOf<Schema>
  : unknown;
