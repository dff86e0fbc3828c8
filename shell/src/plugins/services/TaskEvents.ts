import { createListeners } from '@taskweave/base/createListeners';
import type { TaskEvent, TaskEvents } from '@taskweave/plugin-sdk';

/** Listeners run before `after`, because they may change what is on screen. */
export function createTaskEvents(after: (event: TaskEvent) => void): TaskEvents {
  const { call, subscribe } = createListeners<[TaskEvent]>();
  return {
    emit(event) {
      call(event);
      after(event);
    },
    subscribe,
  };
}
