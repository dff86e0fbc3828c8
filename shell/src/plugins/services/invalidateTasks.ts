import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { TaskEvent } from '@taskweave/plugin-sdk';

const FORMS: readonly unknown[] = ['form', 'form-source'];

const WRITTEN: readonly unknown[] = ['comments', 'attachments'];

const RECORDS: readonly unknown[] = [...WRITTEN, 'history', 'history-count', 'steps'];

const VALUES_OF_ROWS: readonly unknown[] = ['row-variables', 'variable'];

const CHANGE_NOTHING: readonly TaskEvent['kind'][] = [
  'task-displayed',
  'task-expected',
  'task-completing',
  'task-snoozed',
];

const asking = perOwner((_cache: QueryClient) => ({ isNow: false }));

export function invalidateTasks(queryClient: QueryClient, engine: string, event: TaskEvent): void {
  if (CHANGE_NOTHING.includes(event.kind)) return;
  const asked = asking(queryClient);
  // With several tasks at once, a request of this moment knows about all of them.
  const cancelRefetch = !asked.isNow;
  asked.isNow = true;
  queueMicrotask(() => {
    asked.isNow = false;
  });
  void queryClient.invalidateQueries(
    { queryKey: ['engine', engine, 'task'], predicate: ({ queryKey }) => isConcerned(queryKey, event) },
    { cancelRefetch },
  );
}

function isConcerned(queryKey: readonly unknown[], event: TaskEvent): boolean {
  const [, , , kind] = queryKey;
  if (FORMS.includes(kind)) return false;
  if (!('taskId' in event)) return true;
  const isAboutIt = queryKey.includes(event.taskId);
  if (RECORDS.includes(kind) && !isAboutIt) return false;
  if (WRITTEN.includes(kind) && 'part' in event && event.part === 'properties') return false;
  // Rows that follow a task that is gone ask for their own values.
  if (event.kind === 'task-gone' && VALUES_OF_ROWS.includes(kind)) return false;
  const isOver = event.kind === 'task-completed' || event.kind === 'task-gone';
  return !isOver || kind === 'list' || !isAboutIt;
}
