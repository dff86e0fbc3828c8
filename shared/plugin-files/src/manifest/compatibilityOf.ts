import { satisfies, validate } from 'compare-versions';
import type { PluginManifest } from './PluginManifest';

export interface HostVersions {
  /** Of the SDK that the application brings. */
  readonly sdk: string;
  /** Of React, which the application brings for all plugins; left out where it is not known. */
  readonly react?: string;
  /** Of the engine; left out where it is not known. */
  readonly engine?: string;
}

export interface Misfit {
  readonly code: 'PLG-205' | 'PLG-206' | 'PLG-208';
  readonly message: string;
}

/**
 * Whether a plugin fits this application, from its manifest alone.
 *
 * @returns what does not fit, with what to do; null where all does
 */
export function compatibilityOf(
  { id, version, requires }: PluginManifest,
  host: HostVersions,
): Misfit | null {
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
  if (requires.engine !== undefined && host.engine !== undefined && !fits(host.engine, requires.engine)) {
    return {
      code: 'PLG-206',
      message: `${id} ${version} needs an engine ${requires.engine}, this is ${host.engine}.`,
    };
  }
  return null;
}

function fits(version: string, range: string): boolean {
  // A range that nobody understands cannot be promised to hold.
  try {
    return validate(version) && satisfies(version, range);
  } catch {
    return false;
  }
}
