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
  let isPlanned = false;

  function plan(wait: number): void {
    isPlanned = true;
    setTimeout(show, wait);
  }

  function show(): void {
    const isBusy = document.querySelector('[data-row]:hover') !== null;
    for (const late of held) {
      if (status(late).kind === (isBusy ? 'there' : 'waiting'))
        setStatus(late, { kind: isBusy ? 'waiting' : 'there' });
    }
    isPlanned = false;
    if (isBusy) plan(STILL);
    else {
      held.clear();
      void queryClient.invalidateQueries({ queryKey: ['engine'], predicate: isNoOpenForm }).then(settle);
    }
  }

  return (late) => {
    if (late !== undefined) held.add(late);
    if (!isPlanned) plan(TOGETHER);
  };
}

const FORMS: readonly unknown[] = ['form', 'form-source'];

/** A form that somebody fills is not asked for again: its task may be complete by then. */
function isNoOpenForm({ queryKey, state }: Query): boolean {
  return state.status !== 'success' || !FORMS.includes(queryKey[3]);
}
