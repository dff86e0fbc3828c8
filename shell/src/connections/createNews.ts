import type { Query, QueryClient } from '@tanstack/react-query';
import type { Connection } from './client/Connection';
import type { Patience } from './client/createPatience';

const TOGETHER = 50;
const STILL = 300;

/** Rows that come later never push away the one under the pointer: until it has left the rows, their engine is waited for. */
export function createNews(
  queryClient: QueryClient,
  { status, setStatus, settle }: Pick<Patience, 'status' | 'setStatus' | 'settle'>,
): (late?: Connection) => void {
  const held = new Set<Connection>();
  let planned: ReturnType<typeof setTimeout> | null = null;

  function show(): void {
    const isBusy = document.querySelector('[data-row]:hover') !== null;
    for (const late of held) {
      if (status(late).kind === (isBusy ? 'there' : 'waiting'))
        setStatus(late, { kind: isBusy ? 'waiting' : 'there' });
    }
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

  return (late) => {
    if (late !== undefined) held.add(late);
    if (planned === null) planned = setTimeout(show, TOGETHER);
  };
}

/** A form that somebody fills is not asked for again: its task may be complete by then. */
function isNoOpenForm({ queryKey, state }: Query): boolean {
  return state.status !== 'success' || !queryKey.slice(2, 4).some((part) => String(part).includes('form'));
}
