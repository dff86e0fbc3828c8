import { perOwner } from '@taskweave/base/perOwner';
import type { PluginServices, User } from '@taskweave/plugin-sdk';

const idsOf = perOwner((_person: User) => new Set<string>());

/** The engine may still list tasks that are being completed or held. */
export function doneTasks(person: User): ReadonlySet<string> {
  return idsOf(person);
}

export function watchDoneTasks({
  user,
  taskEvents,
}: Pick<PluginServices, 'user' | 'taskEvents'>): () => void {
  const ids = idsOf(user);
  return taskEvents.subscribe((event) => {
    if (event.kind === 'task-completing' || event.kind === 'task-completed') ids.add(event.taskId);
    if (event.kind === 'task-returned') ids.delete(event.taskId);
  });
}
