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

export interface Runtime {
  readonly appRoot: string;
  readonly base: string;
  readonly builtin: readonly BuiltinPlugin[];
  readonly adminFileReader?: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly server: ServerFacts | null;
}

export function engineFromPath(pathname: string): string | null {
  return /\/app\/(?:taskweave|tasklist)\/([\w-]+)\//.exec(pathname)?.[1] ?? null;
}

export function readRuntime(): Runtime {
  const raw = JSON.parse(document.getElementById('taskweave-runtime')?.textContent ?? '{}') as Runtime;
  return { ...raw, server: typeof raw.server === 'object' ? raw.server : null };
}
