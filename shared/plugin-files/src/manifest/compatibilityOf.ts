import { satisfies, validate } from 'compare-versions';
import { ENGINE_TITLES, type EngineProduct } from './EngineRanges';
import type { PluginManifest } from './PluginManifest';

export interface HostVersions {
  readonly sdk: string;
  readonly react?: string;
  readonly engine?: { readonly product: EngineProduct; readonly version: string };
}

export interface Misfit {
  readonly code: 'PLG-205' | 'PLG-206' | 'PLG-208';
  readonly message: string;
}

export function compatibilityOf(manifest: PluginManifest, host: HostVersions): Misfit | null {
  const { id, version, requires } = manifest;
  if (!fits(host.sdk, requires.sdk)) {
    return {
      code: 'PLG-205',
      message: `${id} ${version} needs the plugin SDK ${requires.sdk}, this is ${host.sdk}. Take a build of it that was made for ${host.sdk}.`,
    };
  }
  if (requires.react !== undefined && host.react !== undefined && !fits(host.react, requires.react)) {
    return {
      code: 'PLG-208',
      message: `${id} ${version} needs React ${requires.react}, this application brings ${host.react}. Take a build of it that was made for ${host.react}.`,
    };
  }
  return engineMisfit(manifest, host);
}

function engineMisfit({ id, version, requires }: PluginManifest, { engine }: HostVersions): Misfit | null {
  if (requires.engine === undefined || engine === undefined) return null;
  const ranges = typeof requires.engine === 'string' ? { camunda: requires.engine } : requires.engine;
  const range: string | undefined = { ...ranges }[engine.product];
  if (range === undefined && typeof requires.engine === 'string') return null;
  // A suffix such as `-ee` is an edition, not a prerelease.
  if (range !== undefined && fits(engine.version.replace(/-.*/, ''), range)) return null;
  const made = Object.entries(ranges).map(([product, wanted]) => nameOf(product, wanted));
  return {
    code: 'PLG-206',
    message: `${id} ${version} works with ${made.join(' or ')}, this is ${nameOf(engine.product, engine.version)}.`,
  };
}

function nameOf(product: string, version: string): string {
  const title = product in ENGINE_TITLES ? ENGINE_TITLES[product as EngineProduct] : product;
  return version === '*' ? title : `${title} ${version}`;
}

function fits(version: string, range: string): boolean {
  if (!validate(version)) return false;
  if (range.trim() === '*') return true;
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
