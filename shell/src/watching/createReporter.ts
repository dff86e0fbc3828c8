import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';
import type { AdminReports } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { reportsAddress } from './reportsAddress';

type ReportSettings = Pick<AdminReports, 'endpoint' | 'sampleRate'>;

/** What a report says of an incident. */
type ReportedIncident = Omit<PluginIncident, 'message' | 'lastSeen' | 'count'>;

export interface ReporterEdges {
  readonly reports: () => ReportSettings | null;
  /** Origins that the administrator allows besides our own. */
  readonly origins: () => readonly string[];
  /** Address of the page. */
  readonly page: string;
  readonly sdkVersion: string;
  /** `reports.endpoint` cannot be used. */
  readonly onRefused: (message: string) => void;
  readonly fetch: typeof fetch;
}

export interface Reporter {
  /** Takes a new incident; it is sent with others of the next seconds. */
  take(incident: ReportedIncident): void;
}

/** Milliseconds that incidents wait for each other. */
const PAUSE = 5000;
/** What was sent in this tab, so that a page that is loaded again and again does not repeat itself. */
const KEY = 'taskweave.reported';

/**
 * Sends incidents to the administrator's endpoint: `POST` with `{ "sdk": "0.1.0", "incidents": [...] }`. What leaves the
 * page is which plugin, version, place and code, and when. Messages stay: a plugin's own words could hold what is in a task.
 */
export function createReporter(edges: ReporterEdges): Reporter {
  const { reports, origins, page, sdkVersion, onRefused } = edges;
  const sent = new Set(readKeptTexts(sessionStorage, KEY));
  let waiting: ReportedIncident[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasRefused = false;

  // Whatever waits when the page goes, or may be gone soon, leaves with it.
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
    // A report that is lost is no reason to trouble anyone. The session of the person is nobody's business there.
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

/** Distinguishes reports: the same fault with other words is the same. */
function nameOf({ code, pluginId, version, contribution }: ReportedIncident): string {
  return [code, pluginId, version ?? '', contribution ?? ''].join(' ');
}
