/** What the administrator's `plugins.json` says, checked: a bad entry disables only itself. */
export interface AdminFile {
  /** Origins, besides our own, that plugins may be loaded from. */
  readonly origins: readonly string[];
  readonly plugins: readonly AdminPlugin[];
  /** By address `<point>:<plugin id>/<contribution id>`. */
  readonly contributions: Readonly<Record<string, AdminContribution>>;
  /** What was not understood, with the place in the file. */
  readonly problems: readonly string[];
}

export interface AdminPlugin {
  readonly id: string;
  readonly enabled: boolean;
  /** Address of the plugin's manifest; null for one that came with the application. */
  readonly manifest: string | null;
}

export interface AdminContribution {
  readonly enabled: boolean;
  /** Null leaves the plugin's own. */
  readonly priority: number | null;
}

export function parseAdminFile(value: unknown): AdminFile {
  const problems: string[] = [];
  if (value === null || value === undefined) return { origins: [], plugins: [], contributions: {}, problems };
  if (!isObject(value)) {
    return { origins: [], plugins: [], contributions: {}, problems: ['/: must be an object'] };
  }
  const policy = isObject(value.policy) ? value.policy : {};
  const origins = listOf(policy.origins).filter((origin): origin is string => typeof origin === 'string');
  const plugins = listOf(value.plugins).flatMap((entry, index): readonly AdminPlugin[] => {
    if (!isObject(entry) || typeof entry.id !== 'string') {
      problems.push(`/plugins/${index}: must be an object with an id`);
      return [];
    }
    if (entry.manifest !== undefined && typeof entry.manifest !== 'string') {
      problems.push(`/plugins/${index}/manifest: must be an address`);
      return [];
    }
    return [{ id: entry.id, enabled: entry.enabled !== false, manifest: entry.manifest ?? null }];
  });
  const contributions: Record<string, AdminContribution> = {};
  for (const [address, entry] of Object.entries(isObject(value.contributions) ? value.contributions : {})) {
    if (!isObject(entry) || (entry.priority !== undefined && typeof entry.priority !== 'number')) {
      problems.push(`/contributions/${address}: must be an object with a numeric priority or enabled`);
      continue;
    }
    contributions[address] = { enabled: entry.enabled !== false, priority: entry.priority ?? null };
  }
  return { origins, plugins, contributions, problems };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
