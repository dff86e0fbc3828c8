import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { TaskEvent } from '@taskweave/plugin-sdk';

/** The form of a task, and its source: they change with a deployment, and not with what happens to tasks. */
const FORMS: readonly unknown[] = ['form', 'form-source'];

/** What people wrote at a task and attached to it. A claim or another date changes none of it. */
const WRITTEN: readonly unknown[] = ['comments', 'attachments'];

/** What people wrote, attached and did at a task. Nothing that happens to another task changes it. */
const RECORDS: readonly unknown[] = [...WRITTEN, 'history', 'history-count'];

/** The engine has nothing else to say after them than before. */
const CHANGE_NOTHING: readonly TaskEvent['type'][] = [
  'task-displayed',
  'task-expected',
  'task-completing',
  'task-snoozed',
];

const asking = perOwner((_cache: QueryClient) => ({ isNow: false }));

/** Every view of tasks asks the engine again after an event about them. The form of the next task is asked for ahead, once. */
export function invalidateTasks(queryClient: QueryClient, engine: string, event: TaskEvent): void {
  if (CHANGE_NOTHING.includes(event.type)) return;
  const asked = asking(queryClient);
  // Several tasks at once: what was asked in this moment knows of all of them.
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
  const isOver = event.type === 'task-completed' || event.type === 'task-gone';
  // The task that was just completed is gone: asking for it again would only find that out.
  return !isOver || kind === 'list' || !isAboutIt;
}
