import type { ConfigOf, ObjectSchema } from '@taskweave/plugin-files/config/ConfigSchema';
import type { EngineRanges } from '@taskweave/plugin-files/manifest/EngineRanges';
import type { AnyContribution } from './contribute';
import type { PluginServices } from './services';

/** Texts by key; nested keys are written with dots. Placeholders are `{{name}}`. */
export type Catalogue = Readonly<Record<string, string>>;

/** A call of the engine's REST API by method and path below the REST root: `*` matches one segment, `**` any rest. */
export type EngineCall = `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'} /${string}`;

/** Undoes what `activate` did. Called once: when the plugin is switched off or replaced, or the user signs out. */
export type Disposer = () => void;

/** What a plugin gets when it is switched on. */
export interface PluginContext<Config = unknown> extends PluginServices {
  readonly config: Config;
  /** Aborted when the plugin is switched off, or when its time for `activate` is over. Pass it to anything that takes long. */
  readonly signal: AbortSignal;
}

/** A whole plugin as data: who it is, what it needs, and what it contributes. */
export interface PluginDefinition<
  Config extends ObjectSchema = ObjectSchema,
  Contributions extends readonly AnyContribution[] = readonly AnyContribution[],
> {
  /** Lower-case letters, digits and dashes. Unique among all plugins of a shell. */
  readonly id: string;
  /** Name shown to administrators; the id by default. */
  readonly displayName?: string;
  readonly publisher?: string;
  /**
   * The engines that it works with; any, if omitted. The build adds the SDK range.
   *
   * @example requires: { engine: { camunda: '>=7.18', operaton: '>=1.0' } }
   */
  readonly requires?: { readonly engine: EngineRanges };
  /** What administrators can configure. An invalid configuration switches off this plugin only, before its code is loaded. */
  readonly config?: Config;
  /**
   * The engine calls that the plugin makes, below the REST root: `*` matches one segment, `**` any rest. If given, any
   * other call is refused (PLG-607). A guard against accidents that administrators can read, not a sandbox.
   *
   * @example uses: ['GET /task/*\/variables', 'POST /message']
   */
  readonly uses?: readonly EngineCall[];
  /**
   * Servers of the plugin's own, as origins, which `backend.fetch` calls once the administrator allows them. The engine
   * client calls none of them.
   *
   * @example backends: ['https://risk.example']
   */
  readonly backends?: readonly string[];
  /**
   * Texts by language tag: given at once, or loaded when the language is used. English is the fallback. The build reads the
   * texts of labels from a file that is imported directly.
   *
   * @example translations: { en, de: () => import('./i18n/de.json') }
   */
  readonly translations?: Readonly<
    Record<string, Catalogue | (() => Promise<{ readonly default: Catalogue }>)>
  >;
  readonly contributions: Contributions;
  /**
   * Runs once per load, before the first contribution is rendered for a signed-in user. The time limit is
   * `policy.limits.activateMs` (5,000 by default). If it throws (PLG-602) or takes longer (PLG-603), the contributions of
   * this plugin show a card with "Try again", and nothing else is affected. A disposer that arrives too late is run at
   * once.
   *
   * @example
   * async activate(context) {
   *   const { start } = await import('./start');
   *   return start(context);
   * }
   */
  activate?(context: PluginContext<ConfigOf<Config>>): Activation | Promise<Activation>;
}

/** What `activate` may return: nothing, or how to undo what it did. */
// biome-ignore lint/suspicious/noConfusingVoidType: most plugins have nothing to undo, and return nothing
export type Activation = void | Disposer;

/**
 * Declares a plugin. The file that calls it contains only data and lazy imports: the build runs it to write
 * the manifest, and the shell shows tabs and buttons from that manifest before any other code is loaded.
 *
 * @example
 * export default definePlugin({ id: 'acme-risk', translations: { en }, contributions: [contribute(…)] });
 */
export function definePlugin<
  const Config extends ObjectSchema = ObjectSchema,
  const Contributions extends readonly AnyContribution[] = readonly AnyContribution[],
>(definition: PluginDefinition<Config, Contributions>): PluginDefinition<ObjectSchema, Contributions> {
  return definition as PluginDefinition<ObjectSchema, Contributions>;
}

/**
 * The addresses of a plugin's contributions, by their points and ids.
 *
 * @example AddressOf<typeof plugin> // 'tasklist.task.detail:risk' | …
 */
export type AddressOf<Plugin extends Pick<PluginDefinition, 'contributions'>> =
  Plugin['contributions'][number] extends infer One
    ? One extends AnyContribution<infer Point, infer Id>
      ? `${Point}:${Id}`
      : never
    : never;
