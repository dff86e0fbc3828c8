import type { TaskEvent, TaskEvents } from '@taskweave/plugin-sdk';

/** Milliseconds between two announcements of the same. */
const PAUSE = 2000;

/**
 * Announcements as one plugin gets them. Each makes the application ask the engine again: the same one, many times at once,
 * is announced twice, at the beginning and at the end.
 */
export function mergeEvents({ emit, subscribe }: TaskEvents): TaskEvents {
  const waiting = new Map<string, TaskEvent | null>();

  function announce(name: string, event: TaskEvent): void {
    emit(event);
    waiting.set(name, null);
    setTimeout(() => {
      const last = waiting.get(name);
      waiting.delete(name);
      if (last) announce(name, last);
    }, PAUSE);
  }

  return {
    emit(event) {
      const task = 'taskId' in event ? event.taskId : '';
      const name = `${event.type} ${task} ${'part' in event ? event.part : ''}`;
      if (waiting.has(name)) waiting.set(name, event);
      else announce(name, event);
    },
    subscribe,
  };
}
