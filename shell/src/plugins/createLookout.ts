import type { IncidentLog } from './faults/IncidentLog';
import type { Guard, GuardOptions } from './page-watch/Guard';

export interface Lookout {
  /** Null as long as no code of others has run. */
  readonly guard: () => Guard | null;
  /** Waits until somebody watches what this plugin, unless it is ours, is going to do. */
  readonly watch: (pluginId: string) => Promise<void>;
}

/** Gets the guard when the first code of others is about to run: most pages never do. */
export function createLookout(options: GuardOptions): Lookout {
  let guard: Guard | null = null;
  return {
    guard: () => guard,
    async watch(id) {
      if (options.registry.entry(id)?.isBuiltin !== false) return;
      const { startGuard } = await import(/* webpackChunkName: "plugin-guard" */ './page-watch/startGuard');
      guard ??= startGuard(options);
      guard.loads(id);
    },
  };
}

/** What brought this tab into safe mode is told here: the page that it happened to is gone. */
export async function tellFell(log: IncidentLog): Promise<void> {
  const { readFell } = await import(/* webpackChunkName: "plugin-guard" */ './page-watch/page/FallRecord');
  const fell = readFell();
  if (fell === null) return;
  const { code, pluginId, version, contribution, message } = fell;
  log.report({ code, pluginId, version, contribution, message });
}
