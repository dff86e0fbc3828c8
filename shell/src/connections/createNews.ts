import type { Query, QueryClient } from '@tanstack/react-query';
import type { Connection } from './client/Connection';
import { isOut, type Patience } from './client/createPatience';

const TOGETHER = 50;
const STILL = 300;
const WANTED_FOR = 3000;

/** Rows that come later never push away the one under the pointer, until it has left the rows or somebody wants them. */
export function createNews(
  queryClient: QueryClient,
  { status, setStatus, settle }: Pick<Patience, 'status' | 'setStatus' | 'settle'>,
): (late?: Connection, isAsked?: boolean) => void {
  const held = new Set<Connection>();
  let planned: ReturnType<typeof setTimeout> | null = null;
  let wantedUntil = 0;

  function show(): void {
    const isBusy = Date.now() > wantedUntil && document.querySelector('[data-row]:hover') !== null;
    const kind = isBusy ? 'back' : 'there';
    for (const late of held) if (!isOut(status(late))) setStatus(late, { kind });
    planned = isBusy ? setTimeout(show, STILL) : null;
    if (isBusy) return;
    held.clear();
    void askAgain().then(settle);
  }

  async function askAgain(): Promise<void> {
    const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
    const ask = (predicate: (query: Query) => boolean) =>
      queryClient.invalidateQueries({ queryKey: ['engine'], predicate });
    // The cache does not repeat a first request, and its answer may lack the news.
    const young = fetching.filter(({ state }) => state.data === undefined);
    await ask(isNoOpenForm);
    await ask((query) => young.includes(query) && isNoOpenForm(query));
  }

  return (late, isAsked = false) => {
    if (late !== undefined) held.add(late);
    if (isAsked) wantedUntil = Date.now() + WANTED_FOR;
    if (planned === null) planned = setTimeout(show, TOGETHER);
  };
}

/** A form that somebody fills is not asked for again: its task may be complete by then. */
function isNoOpenForm({ queryKey, state }: Query): boolean {
  return state.status !== 'success' || !queryKey.slice(2, 4).some((part) => String(part).includes('form'));
}
