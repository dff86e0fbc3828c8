import { isEngineError } from '@taskweave/engine-client/EngineError';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { hasRoom } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { IncidentLog } from './IncidentLog';
import { PluginFault } from './PluginFault';
import type { Quarantine } from './Quarantine';

export interface ContributionFigures {
  readonly drawn: number;
  readonly slowestMs: number;
}

export interface PluginHealth {
  fault(pluginId: string, contribution: string | null, error: unknown, code?: string): void;
  note(pluginId: string, code: string, message: string): void;
  drawn(contribution: string, pluginId: string, milliseconds: number): void;
  called(pluginId: string): void;
  figures(contribution: string): ContributionFigures | null;
  calls(pluginId: string): number;
  release(pluginId: string): void;
}

export interface PluginHealthOptions {
  readonly registry: PluginRegistry;
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  readonly isSilent: () => boolean;
}

const MOST_IN_SMALL_PLACES = 2;
const SLOW_MS = 100;
/** A longer render freezes the page and is a fault. */
const FREEZE_MS = 1000;

export function createPluginHealth({
  registry,
  log,
  quarantine,
  isSilent,
}: PluginHealthOptions): PluginHealth {
  const figures = new Map<string, ContributionFigures>();
  const calls = new Map<string, number>();
  const places = new WeakMap<object, string | null>();

  function buildOf(pluginId: string) {
    const manifest = registry.entry(pluginId)?.plugin?.manifest;
    return manifest && { id: pluginId, version: manifest.version, integrity: manifest.entry.integrity };
  }

  function placeOf(error: unknown): string | null | undefined {
    return isObject(error) ? places.get(error) : undefined;
  }

  function report(pluginId: string, contribution: string | null, code: string, message: string): void {
    log.report({ code, pluginId, contribution, message, version: buildOf(pluginId)?.version ?? null });
  }

  const health: PluginHealth = {
    fault(pluginId, contribution, error, code = 'PLG-601') {
      if (error instanceof PluginFault && error.isTransient && isSilent()) return;
      const place = placeOf(error);
      // The browser reports an error again that a boundary or a service has reported.
      if (place !== undefined && code === 'PLG-606') return;
      if (isObject(error)) places.set(error, contribution);
      const known = error instanceof PluginFault ? error.code : isOfOtherVersion(error) ? 'PLG-208' : code;
      report(pluginId, contribution, known, messageOf(error));
      // It is one fault, however many parts of the plugin wait for it, and the engine's refusals are not the plugin's fault.
      if ((place !== undefined && place !== contribution) || isEngineError(causeOf(error))) return;
      const build = buildOf(pluginId);
      const { isBuiltin, status } = registry.entry(pluginId) ?? {};
      if (build === undefined || isBuiltin === true || status?.phase === 'quarantined') return;
      const isSmall = contribution !== null && !hasRoom(contribution.split(':')[0] ?? '');
      if (!quarantine.fault(build, isSmall ? MOST_IN_SMALL_PLACES : undefined)) return;
      const message = `It was taken off the page after repeated faults, the last: ${messageOf(error)}`;
      registry.setStatus(pluginId, { phase: 'quarantined', code: 'PLG-604', message });
      report(pluginId, contribution, 'PLG-604', message);
    },
    note: (pluginId, code, message) => report(pluginId, null, code, message),
    drawn(contribution, pluginId, milliseconds) {
      const before = figures.get(contribution) ?? { drawn: 0, slowestMs: 0 };
      figures.set(contribution, {
        drawn: before.drawn + 1,
        slowestMs: Math.max(before.slowestMs, Math.round(milliseconds)),
      });
      if (milliseconds <= SLOW_MS || registry.entry(pluginId)?.isBuiltin === true) return;
      if (milliseconds > FREEZE_MS) {
        const fault = new Error(`To draw it took more than ${FREEZE_MS} ms: the page stood still.`);
        health.fault(pluginId, contribution, fault, 'PLG-605');
      } else report(pluginId, contribution, 'PLG-605', `Its first picture took more than ${SLOW_MS} ms.`);
    },
    called: (pluginId) => void calls.set(pluginId, (calls.get(pluginId) ?? 0) + 1),
    figures: (contribution) => figures.get(contribution) ?? null,
    calls: (pluginId) => calls.get(pluginId) ?? 0,
    release(pluginId) {
      quarantine.release(pluginId);
      registry.setStatus(pluginId, { phase: 'ready' });
    },
  };
  return health;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function causeOf(error: unknown): unknown {
  return error instanceof PluginFault ? error.cause : error;
}

/** The words of the federation runtime, which checks the versions when a part is loaded. */
function isOfOtherVersion(error: unknown): boolean {
  return messageOf(error).includes(' does not satisfy the requirement of ');
}
