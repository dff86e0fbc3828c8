import { isEngineError } from '@taskweave/engine-client/EngineError';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { hasRoom } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { IncidentLog } from './IncidentLog';
import { PluginFault } from './PluginFault';
import type { Quarantine } from './Quarantine';

/** What was measured of one contribution. */
export interface ContributionFigures {
  readonly drawn: number;
  /** Milliseconds; of the slowest first picture. */
  readonly slowestMs: number;
}

export interface PluginHealth {
  /**
   * A plugin did something wrong. Its faults count towards its quarantine; refusals of the engine do not.
   *
   * @param contribution `<point>:<plugin id>/<id>`, where it is known
   */
  fault(pluginId: string, contribution: string | null, error: unknown, code?: string): void;
  /** Something about a plugin that an administrator should know, and that is no fault. */
  note(pluginId: string, code: string, message: string): void;
  /** It was drawn, for the first time or for another task. So slowly that the page stands still counts as a fault. */
  drawn(contribution: string, pluginId: string, milliseconds: number): void;
  /** Counts a call to the engine. */
  called(pluginId: string): void;
  figures(contribution: string): ContributionFigures | null;
  calls(pluginId: string): number;
  /** Gives a plugin that was taken off the page another chance. */
  release(pluginId: string): void;
}

export interface PluginHealthOptions {
  readonly registry: PluginRegistry;
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  /** Whether the engine's server keeps everybody waiting. */
  readonly isSilent: () => boolean;
}

/** What shows beside everything else is not tried as often. */
const MOST_IN_SMALL_PLACES = 2;
/** Renders slower than this are reported to administrators. */
const SLOW_MS = 100;
/** … and longer than this it is a fault: the page stands still meanwhile. */
const FREEZE_MS = 1000;

/** Keeps watch over plugins: attributes what goes wrong, measures, and takes those off the page that do it again and again. */
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

  /** Where the same error was reported first; undefined where it is new. */
  function placeOf(error: unknown): string | null | undefined {
    return isObject(error) ? places.get(error) : undefined;
  }

  function report(pluginId: string, contribution: string | null, code: string, message: string): void {
    log.report({ code, pluginId, contribution, message, version: buildOf(pluginId)?.version ?? null });
  }

  const health: PluginHealth = {
    fault(pluginId, contribution, error, code = 'PLG-601') {
      // It waited for the engine's server, as everything does.
      if (error instanceof PluginFault && error.isTransient && isSilent()) return;
      const place = placeOf(error);
      // A boundary or a service has reported it: the browser reports the same once more.
      if (place !== undefined && code === 'PLG-606') return;
      if (isObject(error)) places.set(error, contribution);
      const known = error instanceof PluginFault ? error.code : code;
      report(pluginId, contribution, known, messageOf(error));
      // One fault, however many parts of the plugin wait for it. The engine's refusals are not the plugin's.
      if ((place !== undefined && place !== contribution) || isEngineError(causeOf(error))) return;
      const build = buildOf(pluginId);
      const { isBuiltin, status } = registry.entry(pluginId) ?? {};
      // What is off the page may go on in its timers: that is counted, and no news.
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
