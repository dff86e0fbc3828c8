import type { EngineProduct, PluginManifest } from '@taskweave/plugin-sdk';

export interface BuiltinPlugin {
  readonly baseUrl: string;
  readonly manifest: PluginManifest;
}

/** What the engine's server says when it delivers the page. */
export interface ServerFacts {
  readonly engine: string | null;
  readonly engineKnown: boolean;
  /** Null where only the engine can tell. */
  readonly engines: readonly string[] | null;
  /** Absent on servers that do not know it: several products have the same path. */
  readonly product?: EngineProduct;
  readonly signedIn?: boolean;
  readonly plugins: unknown;
  readonly pluginsError: string | null;
}

export interface Runtime {
  readonly appRoot: string;
  readonly base: string;
  readonly builtin: readonly BuiltinPlugin[];
  readonly adminFileReader?: string;
  readonly texts?: Readonly<Record<string, string>>;
  /** Null on a plain file server, which fills nothing in. */
  readonly server: ServerFacts | null;
}

export function engineFromPath(pathname: string): string | null {
  return /\/app\/(?:taskweave|tasklist)\/([\w-]+)\//.exec(pathname)?.[1] ?? null;
}

export function readRuntime(): Runtime {
  const raw = JSON.parse(document.getElementById('taskweave-runtime')?.textContent ?? '{}') as Runtime;
  return { ...raw, server: typeof raw.server === 'object' ? raw.server : null };
}
