import { create } from 'zustand';

/**
 * Ids of the tasks whose form is being sent by this page. They are not asked for meanwhile: that they are gone would be our
 * own doing, and is told once the answer is there.
 */
const useSendingTasks = create<ReadonlySet<string>>()(() => new Set());

export function setSending(taskId: string, isSending: boolean): void {
  const ids = new Set(useSendingTasks.getState());
  if (isSending) ids.add(taskId);
  else ids.delete(taskId);
  useSendingTasks.setState(ids, true);
}

export function useIsSending(taskId: string): boolean {
  return useSendingTasks((ids) => ids.has(taskId));
}
