import type { EngineProduct, PluginManifest } from '@taskweave/plugin-sdk';

export interface BuiltinPlugin {
  readonly baseUrl: string;
  readonly manifest: PluginManifest;
}

export interface ServerFacts {
  readonly engine: string | null;
  readonly engineKnown: boolean;
  readonly engines: readonly string[] | null;
  readonly product?: EngineProduct;
  readonly signedIn?: boolean;
  readonly plugins: unknown;
  readonly pluginsError: string | null;
}

export interface LanguageFiles {
  readonly name: string;
  /** The texts of the first list, and for languages beside English and German those of everything else. */
  readonly texts: readonly string[];
}

/** By tag, in the order of their names. */
export type Languages = Readonly<Record<string, LanguageFiles>>;

export interface Runtime {
  readonly appRoot: string;
  readonly base: string;
  /** What a proxy takes off the addresses of its server: `/bpm/prod`, or empty. */
  readonly prefix: string;
  readonly builtin: readonly BuiltinPlugin[];
  readonly adminFileReader?: string;
  readonly languages?: Languages;
  readonly server: ServerFacts | null;
}

export function engineFromPath(pathname: string): string | null {
  return /\/app\/(?:taskweave|tasklist)\/([\w-]+)\//.exec(pathname)?.[1] ?? null;
}

export function readRuntime(): Runtime {
  const raw = JSON.parse(document.getElementById('taskweave-runtime')?.textContent ?? '{}') as Runtime;
  const { prefix, server } = raw;
  // Other servers leave their placeholders.
  return {
    ...raw,
    prefix: prefix?.startsWith('/') ? prefix : '',
    server: typeof server === 'object' ? server : null,
  };
}
