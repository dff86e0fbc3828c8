import type { EngineProduct, PluginManifest } from '@taskweave/plugin-sdk';

/** A plugin that came with the application, and where its files are. */
export interface BuiltinPlugin {
  readonly baseUrl: string;
  readonly manifest: PluginManifest;
}

/** What the engine's side knows when it answers the page. */
export interface ServerFacts {
  readonly engine: string | null;
  readonly engineKnown: boolean;
  /** Null where only the engine can tell. */
  readonly engines: readonly string[] | null;
  /** Absent on servers that do not know it: several products have the same path. */
  readonly product?: EngineProduct;
  /** Somebody is signed in to the engine as far as its server knows; absent on servers that do not say. */
  readonly signedIn?: boolean;
  /** The administrator's plugin file as it is, not yet checked. */
  readonly plugins: unknown;
  readonly pluginsError: string | null;
}

/** The data block of the page. */
export interface Runtime {
  readonly appRoot: string;
  /** Address of the page itself, with the engine's name. */
  readonly base: string;
  readonly builtin: readonly BuiltinPlugin[];
  /** Address of the code that reads the administrator's file; absent in development. */
  readonly adminFileReader?: string;
  /** Addresses of the texts of the first list, for languages that do not come with its code; absent in development. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Null where the page is served by a plain file server, which fills nothing in. */
  readonly server: ServerFacts | null;
}

/** Name of the engine: the segment of the address after the application's own. */
export function engineFromPath(pathname: string): string | null {
  return /\/app\/(?:taskweave|tasklist)\/([\w-]+)\//.exec(pathname)?.[1] ?? null;
}

/** Reads the data block. What a server left unfilled counts as absent. */
export function readRuntime(): Runtime {
  const raw = JSON.parse(document.getElementById('taskweave-runtime')?.textContent ?? '{}') as Runtime;
  return { ...raw, server: typeof raw.server === 'object' ? raw.server : null };
}
