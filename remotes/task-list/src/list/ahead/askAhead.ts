import type { QueryClient } from '@tanstack/react-query';
import { savesData } from '@taskweave/base/savesData';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { Task } from '@taskweave/engine-client/Task';
import type { TaskEvents } from '@taskweave/plugin-sdk';

/** Time that a mouse rests on a row before it is taken to mean it, in milliseconds: sweeping over the list asks nothing. */
const REST = 100;
/** Time that a task is on screen before its successor is asked for, in milliseconds: its own form comes first. */
const AFTER_OPENING = 500;

export interface AheadOptions {
  readonly list: HTMLElement;
  readonly client: EngineClient;
  readonly queries: QueryClient;
  readonly taskEvents: TaskEvents;
  /** The task of the row that something in the list stands in. */
  readonly taskIn: (target: EventTarget) => Task | undefined;
  /** The task that is opened when this one is done, or by the next press of the arrow key. */
  readonly nextAfter: (taskId: string) => Task | null;
  /** Fetches the code of the form that the task may have. */
  readonly fetchForm: (task: Task) => void;
}

/**
 * Asks for tasks that are likely to be opened, so that they are there when they are: the one under a resting mouse, the one
 * that is being pressed, and the one after the task that is open. Asked again only when the answers have grown old.
 *
 * @returns ends it
 */
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
    taskEvents.emit({ type: 'task-expected', taskId: task.id });
  }

  function handleOver({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    const task = pointerType === 'mouse' && target !== null ? taskIn(target) : undefined;
    if (task !== undefined) resting = setTimeout(() => expect(task), REST);
  }

  function handleDown({ target, pointerType, button }: PointerEvent): void {
    // A finger may be about to scroll, and a button on the row does something else.
    const isMeant = target instanceof Element && target.closest('a') !== null && button === 0;
    if (isMeant && pointerType !== 'touch') expect(taskIn(target));
  }

  const { signal } = ending;
  list.addEventListener('pointerover', handleOver, { signal, passive: true });
  list.addEventListener('pointerdown', handleDown, { signal, passive: true });
  list.addEventListener('pointerleave', () => clearTimeout(resting), { signal });
  const stopHearing = taskEvents.subscribe((event) => {
    if (event.type !== 'task-displayed') return;
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

/** Nothing is asked on suspicion where nobody looks, or where bytes are dear. */
function mayAsk(): boolean {
  return document.visibilityState === 'visible' && !savesData(navigator);
}
