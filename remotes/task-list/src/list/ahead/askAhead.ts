import type { QueryClient } from '@tanstack/react-query';
import { savesData } from '@taskweave/base/savesData';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { Task } from '@taskweave/engine-client/Task';
import type { TaskEvents } from '@taskweave/plugin-sdk';

/** Sweeping over the list must request nothing. */
const REST = 100;
const AFTER_OPENING = 500;

export interface AheadOptions {
  readonly list: HTMLElement;
  readonly client: EngineClient;
  readonly queries: QueryClient;
  readonly taskEvents: TaskEvents;
  readonly taskIn: (target: EventTarget) => Task | undefined;
  readonly nextAfter: (taskId: string) => Task | null;
  readonly fetchForm: (task: Task) => void;
}

export function askAhead({
  list,
  client,
  queries,
  taskEvents,
  taskIn,
  nextAfter,
  fetchForm,
}: AheadOptions): () => void {
  const ending = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;
  let shownId: string | null = null;

  function expect(task: Task | null | undefined): void {
    if (!task || task.id === shownId || !mayAsk()) return;
    void queries.prefetchQuery(taskQueries(client).detail(task.id));
    void queries.prefetchQuery(taskFormQueries(client).form(task.id));
    fetchForm(task);
    taskEvents.emit({ kind: 'task-expected', taskId: task.id });
  }

  function handleOver({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    if (pointerType === 'mouse' && target !== null) resting = setTimeout(() => expectIn(target), REST);
  }

  /** The list may be losing a task that is complete: a mouse comes to its row where a dialog over it closes. */
  function expectIn(target: EventTarget): void {
    const { pagesKey } = taskListQueries(client);
    if (queries.isFetching({ queryKey: pagesKey }) === 0) expect(taskIn(target));
  }

  function handleDown({ target, pointerType, button }: PointerEvent): void {
    // A touch may be the start of a scroll.
    const isMeant = target instanceof Element && target.closest('a') !== null && button === 0;
    if (isMeant && pointerType !== 'touch') expect(taskIn(target));
  }

  const { signal } = ending;
  list.addEventListener('pointerover', handleOver, { signal, passive: true });
  list.addEventListener('pointerdown', handleDown, { signal, passive: true });
  list.addEventListener('pointerleave', () => clearTimeout(resting), { signal });
  const stopHearing = taskEvents.subscribe((event) => {
    if (event.kind !== 'task-displayed') return;
    clearTimeout(following);
    shownId = event.taskId;
    following = setTimeout(() => expect(nextAfter(event.taskId)), AFTER_OPENING);
  });
  return () => {
    ending.abort();
    stopHearing();
    clearTimeout(resting);
    clearTimeout(following);
  };
}

function mayAsk(): boolean {
  return document.visibilityState === 'visible' && !savesData(navigator);
}
