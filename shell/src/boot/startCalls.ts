import { PAGE_SIZE, pageNumber } from '@taskweave/base/pageSize';
import { datedPage, pageAsSorted } from '@taskweave/engine-client/resources/task/listDatedFirst';
import {
  type TaskPage,
  type TaskSorting,
  taskPageRequest,
} from '@taskweave/engine-client/resources/task/taskPageRequest';
import { atNow } from '@taskweave/engine-client/snoozed/atNow';
import { hidesSnoozed } from '@taskweave/engine-client/snoozed/hidesSnoozed';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import {
  DEFAULT_SORTING,
  TASK_LINK_PAGE_SIZE,
  TASK_LIST_ROWS_AHEAD,
} from '@taskweave/engine-client/taskListDefaults';
import { usualSorting } from '@taskweave/engine-client/usualSorting';
import type { Visit } from '../runtime/LastVisit';
import type { StartedCall } from '../runtime/StartedCalls';

export interface StartOptions {
  readonly appRoot: string;
  readonly engine: string;
  readonly visit: Visit;
  readonly isSignedIn: boolean | null;
  readonly isInbox: boolean;
  readonly params: URLSearchParams;
  readonly locale: string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
}

/** Nothing is called if the server says that nobody is signed in, and only the first call if that is likely, to avoid refusals. */
export function startCalls(options: StartOptions): StartedCall[] {
  const { appRoot, engine, visit, isSignedIn, isInbox, params, locale, token } = options;
  const rest = `${appRoot}/api/engine/engine/${engine}`;
  const calls: StartedCall[] = [];

  if (isSignedIn === false) return calls;
  const who = get(`${appRoot}/api/admin/auth/user/${engine}`);
  const filtersUrl = `${rest}/filter?resourceType=Task&itemCount=false&firstResult=0&maxResults=2000`;
  if (!isInbox) {
    // The server cannot see the hash and preloads the filters on every page; unused preloads cause console warnings.
    if (isSignedIn === true) void ask(filtersUrl).catch(() => undefined);
    return calls;
  }
  const isLikelyIn = isSignedIn ?? (visit === null ? token() !== null : visit !== 'left');
  const filters = get(filtersUrl, isLikelyIn ? null : who);
  const hasVisit = visit !== null && visit !== 'left';
  const wanted = params.get('filter') ?? (hasVisit ? visit.filter : null);
  const isPlain = !['searchQuery', 'sorting'].some((name) => params.has(name));
  const last = hasVisit && visit.filter === wanted ? visit : undefined;
  const named = params.get('snoozed');
  const hides = (usual: boolean) => (named === null ? usual : named === 'hidden');
  if (isPlain && wanted !== null && hasVisit && isLikelyIn)
    startRows(wanted, last?.sorting, hides(last?.hidesSnoozed === true));
  else if (isPlain) {
    filters
      .then(async (answer): Promise<unknown> => (answer.ok ? JSON.parse(await answer.text()) : []))
      .then((body: unknown) => filterOf(body, locale, wanted, params.get('filter') !== null))
      .then((filter) =>
        startRows(
          filter?.id ?? null,
          usualSorting(filter?.query),
          hides(filter !== undefined && hidesSnoozed(filter)),
        ),
      )
      .catch(() => undefined);
  }
  return calls;

  function ask(url: string): Promise<Response> {
    return options
      .fetch(url, {
        headers: { Accept: 'application/json', 'X-Authorized-Engine': engine },
        credentials: 'same-origin',
      })
      .then(readEarly);
  }

  function get(url: string, after: Promise<Response> | null = null): Promise<Response> {
    const response =
      after === null ? ask(url) : after.then((answer) => (answer.ok ? ask(url) : Promise.reject(NOT_ASKED)));
    return add({ method: 'GET', url, body: null, token: token(), response });
  }

  function startRows(
    filter: string | null,
    sorting: readonly TaskSorting[] = DEFAULT_SORTING,
    isWithoutSnoozed: boolean,
  ): void {
    const header = token();
    // As a path segment, dots would change the address.
    if (filter === null || header === null || /^\.\.?$/.test(filter)) return;
    const start = (pageNumber(params.get('page')) - 1) * TASK_LINK_PAGE_SIZE;
    const end = start + TASK_LINK_PAGE_SIZE + TASK_LIST_ROWS_AHEAD;
    const query = isWithoutSnoozed && { query: atNow(withoutSnoozed({})) };
    const page = { filterId: filter, sorting, maxResults: PAGE_SIZE, ...query };
    for (let firstResult = start - (start % PAGE_SIZE); firstResult <= end; firstResult += PAGE_SIZE) {
      startPage(firstAsked({ ...page, firstResult }), header);
    }
  }

  function startPage(page: TaskPage, header: string): void {
    const { path, query, body: asked } = taskPageRequest(page);
    const body = JSON.stringify(asked);
    const url = `${rest}/${path}?firstResult=${query.firstResult}&maxResults=${query.maxResults}`;
    const sent = options.fetch(url, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-XSRF-TOKEN': header },
    });
    void add({ method: 'POST', url, body, token: header, response: sent.then(readEarly) });
  }

  function add(call: StartedCall): Promise<Response> {
    // The consumer of the call handles its failure, and there may be none.
    call.response.catch(() => undefined);
    calls.push(call);
    return call.response;
  }
}

/** Reading the body ahead lets the application draw it without another asynchronous step. */
function readEarly(answer: Response): Response {
  const text = answer.text();
  text.catch(() => undefined);
  return Object.assign(answer, { text: () => text });
}

const NOT_ASKED = new Error('Nobody is signed in.');

/** The order must match the default of the filters column: lowest priority, then by name. */
function filterOf(
  body: unknown,
  locale: string,
  wanted: string | null,
  isLinked: boolean,
): KnownFilter | undefined {
  if (!Array.isArray(body)) return undefined;
  const filters = body as readonly KnownFilter[];
  const priorityOf = ({ properties }: (typeof filters)[number]) => Number(properties?.priority ?? 0);
  const [first] = filters.toSorted(
    (a, b) => priorityOf(a) - priorityOf(b) || a.name.localeCompare(b.name, locale),
  );
  return filters.find(({ id }) => id === wanted) ?? (isLinked ? undefined : first);
}

interface KnownFilter {
  readonly id: string;
  readonly name: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

function firstAsked(page: TaskPage): TaskPage {
  if (page.sorting[0]?.undatedLast !== true) return page;
  return page.firstResult === 0 ? pageAsSorted(page) : datedPage(page);
}
