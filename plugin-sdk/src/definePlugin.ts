import type { AnyContribution } from './contribute';

/** Texts by key; nested keys are written with dots. Placeholders are `{{name}}`. */
export type Catalogue = Readonly<Record<string, string>>;

export interface PluginDefinition {
  /** Lower-case letters, digits and dashes. Unique among all plugins of a shell. */
  readonly id: string;
  /** Texts by language tag: given at once, or loaded when the language is used. English is the fallback. */
  readonly translations?: Readonly<
    Record<string, Catalogue | (() => Promise<{ readonly default: Catalogue }>)>
  >;
  readonly contributions: readonly AnyContribution[];
}

/**
 * Declares a plugin. The file that calls it holds data and lazy imports only: the build runs it to write
 * the manifest, and the shell shows tabs and buttons from that manifest before any other code is loaded.
 *
 * @example
 * export default definePlugin({ id: 'acme-risk', translations: { en }, contributions: [contribute(…)] });
 */
export function definePlugin(definition: PluginDefinition): PluginDefinition {
  return definition;
}
