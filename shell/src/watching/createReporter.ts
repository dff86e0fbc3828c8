import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';
import type { AdminReports } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { reportsAddress } from './reportsAddress';

type ReportSettings = Pick<AdminReports, 'endpoint' | 'sampleRate'>;

type ReportedIncident = Omit<PluginIncident, 'message' | 'lastSeen' | 'count'>;

export interface ReporterEdges {
  readonly reports: () => ReportSettings | null;
  readonly origins: () => readonly string[];
  readonly page: string;
  readonly sdkVersion: string;
  readonly onRefused: (message: string) => void;
  readonly fetch: typeof fetch;
}

export interface Reporter {
  take(incident: ReportedIncident): void;
}

const PAUSE = 5000;
const KEY = 'taskweave.reported';

/** A plugin's words may contain task data, so messages are not sent. */
export function createReporter(edges: ReporterEdges): Reporter {
  const { reports, origins, page, sdkVersion, onRefused } = edges;
  const sent = new Set(readKeptTexts(sessionStorage, KEY));
  let waiting: ReportedIncident[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasRefused = false;

  window.addEventListener('pagehide', send);

  function addressOf({ endpoint }: ReportSettings): URL | null {
    const address = reportsAddress(endpoint, page, origins());
    if (address !== null) return address;
    if (!hasRefused) {
      onRefused(`${new URL(endpoint, page).origin} of reports.endpoint is not among policy.origins.`);
    }
    hasRefused = true;
    return null;
  }

  function send(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const settings = reports();
    const incidents = waiting;
    waiting = [];
    if (settings === null || incidents.length === 0) return;
    const address = addressOf(settings);
    if (address === null) return;
    edges
      .fetch(address, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sdk: sdkVersion, incidents: incidents.map(withoutWords) }),
      })
      .catch(() => undefined);
  }

  return {
    take(incident) {
      const settings = reports();
      const name = nameOf(incident);
      if (settings === null || sent.has(name)) return;
      sent.add(name);
      writeKeptValue(sessionStorage, KEY, [...sent]);
      if (Math.random() >= settings.sampleRate) return;
      waiting.push(incident);
      timer ??= setTimeout(send, PAUSE);
    },
  };
}

function withoutWords({ code, pluginId, version, contribution, firstSeen }: ReportedIncident) {
  return { code, pluginId, version, contribution, at: new Date(firstSeen).toISOString() };
}

function nameOf({ code, pluginId, version, contribution }: ReportedIncident): string {
  return [code, pluginId, version ?? '', contribution ?? ''].join(' ');
}
