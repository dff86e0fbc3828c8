import { readLastVisit } from './LastVisit';
import { engineFromPath, readRuntime } from './Runtime';
import type { StartedCall } from './StartedCalls';

const ROWS = { firstResult: 0, maxResults: 50 };
const ORDER = [
  { sortBy: 'created', sortOrder: 'desc' },
  { sortBy: 'id', sortOrder: 'asc' },
];

/**
 * Starts the first calls to the engine while the application is still on its way: who is signed in, the filters,
 * and the rows of the filter in the address, else of the one that was open last. Where nobody was signed in, only
 * the first is asked, so that no call finds the door closed.
 */
function startCalls(): StartedCall[] {
  const engine = engineFromPath(location.pathname);
  const { appRoot, server } = readRuntime();
  if (engine === null || server?.engineKnown === false) return [];
  const rest = `${appRoot}/api/engine/engine/${engine}`;
  const started = [get(`${appRoot}/api/admin/auth/user/${engine}`)];
  const visit = readLastVisit(engine);
  if (visit === null) return started;
  started.push(get(`${rest}/filter?resourceType=Task&itemCount=false&firstResult=0&maxResults=2000`));
  const params = new URLSearchParams(location.hash.split('?', 2)[1] ?? '');
  const filter = params.get('filter') ?? visit.filter;
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  const isPlain = !params.has('searchQuery') && !params.has('sorting') && !params.has('page');
  if (filter !== null && token !== undefined && isPlain) {
    const address = `${rest}/filter/${encodeURIComponent(filter)}/list?firstResult=${ROWS.firstResult}&maxResults=${ROWS.maxResults}`;
    started.push(post(address, JSON.stringify({ active: true, sorting: ORDER }), token));
  }
  return started;
}

function get(url: string): StartedCall {
  const response = fetch(url, { headers: { Accept: 'application/json' }, credentials: 'same-origin' });
  response.catch(() => undefined);
  return { method: 'GET', url, body: null, response };
}

function post(url: string, body: string, token: string): StartedCall {
  const response = fetch(url, {
    method: 'POST',
    body,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token),
    },
  });
  response.catch(() => undefined);
  return { method: 'POST', url, body, response };
}

globalThis.taskweaveStarted = startCalls();
