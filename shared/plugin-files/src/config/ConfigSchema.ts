/**
 * The part of JSON Schema that a plugin describes its configuration with. It is data, so the shell checks an administrator's
 * file before any code of the plugin loads, and `taskweave-plugin check-config` before that.
 */
export type ConfigSchema = TextSchema | NumberSchema | FlagSchema | ListSchema | ObjectSchema | ChoiceSchema;

interface Described {
  /** Shown to administrators, in English. */
  readonly title?: string;
  readonly description?: string;
}

/** A text of the configuration, free or one of a list. */
export interface TextSchema extends Described {
  readonly type: 'string';
  readonly default?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that must match somewhere in the text; `^…$` for the whole of it. */
  readonly pattern?: string;
}

/** A number of the configuration; `integer` takes whole numbers only. */
export interface NumberSchema extends Described {
  readonly type: 'number' | 'integer';
  readonly default?: number;
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A switch of the configuration: true or false. */
export interface FlagSchema extends Described {
  readonly type: 'boolean';
  readonly default?: boolean;
}

/** A list of the configuration, all of whose items have one schema. */
export interface ListSchema extends Described {
  readonly type: 'array';
  readonly items: ConfigSchema;
  readonly default?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** An object of the configuration, by its members; the configuration as a whole is one. */
export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: readonly string[];
  /** Members that `properties` does not name: `false` refuses them, a schema checks them. Allowed by default. */
  readonly additionalProperties?: boolean | ConfigSchema;
  readonly default?: Readonly<Record<string, unknown>>;
  /** Replaces a wrong value for a part of the application, which stays on the page. */
  readonly whenWrong?: Readonly<Record<string, unknown>>;
}

/** A value of one of several kinds: `true`, `false`, or a list of names. */
export interface ChoiceSchema extends Described {
  readonly anyOf: readonly ConfigSchema[];
  readonly default?: unknown;
}

/**
 * The type of a configuration, from its schema. Members with a default, and required ones, are always there.
 * @example type RiskConfig = ConfigOf<typeof riskConfig>; // { readonly threshold: number }
 */
export type ConfigOf<S> = S extends { readonly anyOf: readonly (infer Each)[] }
  ? ConfigOf<Each>
  : S extends { readonly enum: readonly (infer Choice)[] }
    ? Choice
    : S extends { readonly type: 'string' }
      ? string
      : S extends { readonly type: 'number' | 'integer' }
        ? number
        : S extends { readonly type: 'boolean' }
          ? boolean
          : S extends { readonly type: 'array'; readonly items: infer Item }
            ? readonly ConfigOf<Item>[]
            : S extends { readonly type: 'object' }
              ? ObjectOf<S>
              : never;

type ObjectOf<S> = S extends { readonly properties: infer Members }
  ? Flat<
      { readonly [Name in PresentIn<S, Members>]: ConfigOf<Members[Name]> } & {
        readonly [Name in Exclude<keyof Members, PresentIn<S, Members>>]?: ConfigOf<Members[Name]>;
      }
    >
  : S extends {
        readonly additionalProperties: infer Each extends
          | { readonly type: string }
          | { readonly anyOf: unknown };
      }
    ? { readonly [name: string]: ConfigOf<Each> | undefined }
    : Readonly<Record<string, unknown>>;

type PresentIn<S, Members> = {
  [Name in keyof Members]: Members[Name] extends { readonly default: unknown }
    ? Name
    : S extends { readonly required: readonly (infer Required)[] }
      ? Name extends Required
        ? Name
        : never
      : never;
}[keyof Members];

/** A single object instead of an intersection makes editors show its members. */
type Flat<T> = { [Name in keyof T]: T[Name] };

/**
 * Declares the configuration of a plugin, for `definePlugin({ config })` and `usePluginConfig`.
 *
 * @example
 * export const riskConfig = defineConfig({
 *   type: 'object',
 *   properties: { threshold: { type: 'number', minimum: 0, maximum: 100, default: 70 } },
 *   additionalProperties: false,
 * });
 */
export function defineConfig<const S extends ObjectSchema>(schema: S): S {
  return schema;
}
