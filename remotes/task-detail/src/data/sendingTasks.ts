import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import { createStore, useStore } from 'zustand';

const sendingTasks = perOwner((_page: QueryClient) => createStore<ReadonlySet<string>>(() => new Set()));

export function setSending(page: QueryClient, taskId: string, isSending: boolean): void {
  const store = sendingTasks(page);
  const ids = new Set(store.getState());
  if (isSending) ids.add(taskId);
  else ids.delete(taskId);
  store.setState(ids, true);
}

export function useIsSending(taskId: string): boolean {
  return useStore(sendingTasks(useQueryClient()), (ids) => ids.has(taskId));
}
