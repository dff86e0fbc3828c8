import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { ErrorIds } from '@taskweave/ui/host/error-ids';
import { describeError, type ErrorReport } from './describeError';
import { measureVitals } from './measureVitals';

export interface WatchOptions {
  readonly wanted: { readonly errors: boolean; readonly vitals: boolean };
  readonly address: URL;
  readonly home: string;
  readonly version: string;
  readonly fetch: typeof fetch;
  readonly errorIds: ErrorIds;
  readonly view?: Window;
}

const PAUSE = 5000;
const MOST_ERRORS = 10;

export function watchPage({
  wanted,
  address,
  home,
  version,
  fetch,
  errorIds,
  view = window,
}: WatchOptions): void {
  const ids = new WeakMap<object, string>();
  const reported = new Map<string, string>();
  let waiting: ErrorReport[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let readVitals = wanted.vitals ? startVitals() : null;

  if (wanted.errors) {
    errorIds.of = note;
    view.addEventListener('error', ({ error }) => void note(error));
    view.addEventListener('unhandledrejection', ({ reason }) => void note(reason));
  }
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'hidden') send(true);
  });
  view.addEventListener('pagehide', () => send(true));

  function startVitals() {
    // Hidden pages load whenever the browser likes, so they are not measured.
    if (view.document.visibilityState === 'hidden') return null;
    return measureVitals({ page: view.document, hasTask: /[?&]task=/.test(view.location.hash) });
  }

  function note(error: unknown): string | null {
    if (typeof error !== 'object' || error === null) return null;
    const known = ids.get(error);
    if (known !== undefined) return known;
    if (isEngineError(error) || (error instanceof DOMException && error.name === 'AbortError')) return null;
    const report = describeError(error, home);
    if (report === null) return null;
    const name = [report.name, report.message, report.stack[0]].join(' ');
    const id = reported.get(name) ?? report.id;
    if (id === report.id) {
      if (reported.size >= MOST_ERRORS) return null;
      reported.set(name, id);
      waiting.push(report);
      timer ??= setTimeout(() => send(false), PAUSE);
    }
    ids.set(error, id);
    return id;
  }

  function send(isLeaving: boolean): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const vitals = isLeaving ? (readVitals?.() ?? []) : [];
    if (isLeaving) readVitals = null;
    const errors = waiting;
    waiting = [];
    if (errors.length === 0 && vitals.length === 0) return;
    fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, errors, vitals }),
    }).catch(() => undefined);
  }
}
