import { isLegacyPoint, LEGACY_POINTS } from '@taskweave/plugin-files/manifest/legacyPoints';

export interface LegacyApi {
  readonly adminApi: string;
  readonly baseApi: string;
  readonly cockpitApi: string;
  readonly tasklistApi: string;
  readonly engineApi: string;
  readonly engine: string;
  /** Read the `X-XSRF-TOKEN` value again for each call: it changes with every sign-in. */
  readonly CSRFToken: string;
}

export interface LegacyPlugin {
  readonly pluginPoint: string;
  readonly id?: string;
  readonly priority?: number;
  readonly label?: string;
  readonly path?: string;
  render?(container: HTMLElement, data: { readonly api: LegacyApi; readonly taskId?: string }): void;
  unmount?(): void;
  result?(attempt: Promise<unknown>): void;
}

export type LegacyExports =
  | {
      readonly ok: true;
      readonly plugins: readonly ParsedLegacyPlugin[];
      readonly unknown: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

export interface ParsedLegacyPlugin {
  readonly plugin: LegacyPlugin;
  readonly point: string;
  readonly id: string;
  readonly priority: number | undefined;
  readonly meta: Readonly<Record<string, string>>;
}

export function parseLegacyExports(exported: unknown, moduleId: string): LegacyExports {
  const entries: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  const plugins = entries.flatMap((entry, index) => parseOne(entry, `${moduleId}#${index}`));
  const unknown = entries.flatMap((entry) =>
    isPlugin(entry) && /^tasklist\./.test(entry.pluginPoint) && !isLegacyPoint(entry.pluginPoint)
      ? [entry.pluginPoint]
      : [],
  );
  if (plugins.length > 0) return { ok: true, plugins: plugins.map(withOwnId), unknown };
  return {
    ok: false,
    message: entries.some(isPlugin)
      ? 'Its plugins are for other points than those of the task list.'
      : 'It exports no plugin: an object with pluginPoint and render is expected as its default.',
  };
}

function withOwnId(
  plugin: ParsedLegacyPlugin,
  index: number,
  plugins: readonly ParsedLegacyPlugin[],
): ParsedLegacyPlugin {
  const isTwin = plugins.some(
    ({ point, id }, before) => before < index && point === plugin.point && id === plugin.id,
  );
  return isTwin ? { ...plugin, id: `${plugin.id}#${index}` } : plugin;
}

function parseOne(entry: unknown, otherwise: string): readonly ParsedLegacyPlugin[] {
  if (!isPlugin(entry)) return [];
  const needs = LEGACY_POINTS[entry.pluginPoint];
  if (needs === undefined) return [];
  const { properties } = entry as { readonly properties?: Readonly<Record<string, unknown>> };
  // As in the old Tasklist, the plugin's own fields win over its `properties`.
  const facts: Readonly<Record<string, unknown>> = { ...properties, ...entry };
  const id = typeof facts.id === 'string' && facts.id !== '' ? facts.id : otherwise;
  const { priority } = facts;
  return [
    {
      plugin: entry,
      point: entry.pluginPoint,
      id,
      priority: typeof priority === 'number' && Number.isFinite(priority) ? priority : undefined,
      meta: Object.fromEntries(
        needs.map((name) => [name, typeof facts[name] === 'string' ? facts[name] : standIn(name, id)]),
      ),
    },
  ];
}

function standIn(name: 'label' | 'path', id: string): string {
  return name === 'label' ? id : `/${id}`;
}

function isPlugin(entry: unknown): entry is LegacyPlugin {
  if (typeof entry !== 'object' || entry === null) return false;
  const { pluginPoint, render, result } = entry as Partial<LegacyPlugin>;
  const work = pluginPoint === 'tasklist.login.data' ? result : render;
  return typeof pluginPoint === 'string' && typeof work === 'function';
}
