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
type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : never;

/**
 * The keys that `t` takes for these texts, plural forms by their common stem as well.
 *
 * @example TextKeyOf<{ 'hits_one': string; 'hits_other': string; title: string }> // 'hits' | 'title' | 'hits_one' | …
 */
export type TextKeyOf<Texts> = (keyof Texts & string) | WithoutPlural<keyof Texts>;

/** The keys of this plugin's texts; any string if it has not registered them. */
export type TextKey = Register extends { texts: infer Texts } ? TextKeyOf<Texts> : string;

/** This plugin's configuration, by its schema; unknown if it has not registered one. */
export type RegisteredConfig = Register extends { config: infer Schema extends ObjectSchema }
  ? ConfigOf<Schema>
  : unknown;
