import { ownerOf } from '../faults/watchErrors';
import type { GuardOptions, WatchTools } from './Guard';

/** So many calls are looked back on: between a plugin and the browser lie those of the shell. */
const DEPTH = 60;

/** Chromium has a limit, others have none. */
const errors = Error as { stackTraceLimit?: number | undefined };

export function createTools(options: GuardOptions, running: readonly string[]): WatchTools {
  const { registry, log, quarantine, health, folders } = options;

  function isForeign(pluginId: string): boolean {
    return registry.entry(pluginId)?.isBuiltin === false;
  }

  function ownerOfText(text: string): string | null {
    const owner = ownerOf(
      text,
      [...folders()].filter(([id]) => isForeign(id)),
    );
    return owner;
  }

  return {
    isForeign,
    running,
    ownerOfFile: ownerOfText,
    caller() {
      const depth = errors.stackTraceLimit;
      errors.stackTraceLimit = DEPTH;
      const { stack = '' } = new Error();
      errors.stackTraceLimit = depth;
      return ownerOfText(stack);
    },
    stop(pluginId, code, message, contribution = null) {
      const { plugin, status } = registry.entry(pluginId) ?? {};
      const version = plugin?.manifest.version ?? null;
      log.report({ code, pluginId, contribution, message, version });
      if (plugin == null || status?.phase === 'quarantined' || !isForeign(pluginId)) return;
      const { manifest } = plugin;
      quarantine.hold({ id: pluginId, version: manifest.version, integrity: manifest.entry.integrity });
      registry.setStatus(pluginId, { phase: 'quarantined', code, message });
    },
    note: health.note,
    fault: (pluginId, code, message) => health.fault(pluginId, null, new Error(message), code),
  };
}
