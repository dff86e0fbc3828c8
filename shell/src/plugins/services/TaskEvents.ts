import type { TaskEvent, TaskEvents } from '@taskweave/plugin-sdk';

/** Listeners run before `after`, because they may change what is on screen. */
export function createTaskEvents(after: (event: TaskEvent) => void): TaskEvents {
  const listeners = new Set<(event: TaskEvent) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
      after(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
