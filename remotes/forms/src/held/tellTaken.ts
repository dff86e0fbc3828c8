import { getCompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { getUserProfile, userName } from '@taskweave/engine-client/resources/identity/user';
import type { PluginServices } from '@taskweave/plugin-sdk';

export interface UncheckedTask {
  readonly taskId: string;
  readonly name: string;
  /** The one of the form that the person completed. */
  readonly assignee: string | null;
}

/** A closing page cannot wait to hear who has the task, so the next look at it comes after the completion. */
export async function tellTaken(
  { engine, language, notifications, user }: PluginServices,
  { taskId, name, assignee }: UncheckedTask,
): Promise<void> {
  const completed = await getCompletedTask(engine, taskId).catch(() => null);
  const holder = completed?.assignee ?? null;
  if (holder === null || holder === user.id || holder === assignee) return;
  const profile = await getUserProfile(engine, holder).catch(() => null);
  notifications.notify({
    kind: 'warning',
    title: language.t('held.completed', { name }),
    detail: language.t('held.ofOther', { name: profile === null ? holder : userName(profile) }),
    duration: 3_600_000,
  });
}
