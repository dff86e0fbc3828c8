import { isTaskGone } from '@taskweave/engine-client/resources/task/task';
import type { FormSubject, PluginServices } from '@taskweave/plugin-sdk';
import type { Completing } from '../drafts/draftEntry';
import { draftStoreOf } from '../drafts/draftStoreOf';

type Kept = readonly [taskId: string, mark: Completing];

/**
 * Tells which tasks were about to be completed when an earlier page died, and were not: each is looked for at the engine. What
 * another tab is still at is looked for later.
 */
export async function tellKept(services: PluginServices, signal: AbortSignal): Promise<void> {
  const drafts = draftStoreOf(services);
  await drafts.opened;
  const marked = [...drafts.completing()];
  if (marked.length === 0) {
    services.storage.remove('mayHaveHeld');
    return;
  }
  const isAlone = !(await drafts.isOpenElsewhere());
  await Promise.all(marked.map((kept) => lookFor(kept, isAlone ? 0 : kept[1].until - Date.now())));

  async function lookFor([taskId, mark]: Kept, wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Taken up by the person, or known to the other tab by now.
    if (signal.aborted || drafts.completing().get(taskId)?.until !== mark.until) return;
    const isGone = await isTaskGone(services.engine, taskId, signal).catch(() => null);
    if (signal.aborted || isGone === null) return;
    const subject = subjectOf(taskId);
    if (isGone) drafts.discard(subject);
    else {
      drafts.unmark(subject);
      tell(taskId, mark.name);
    }
  }

  function tell(taskId: string, name: string): void {
    const { language, notifications, navigation } = services;
    notifications.notify({
      kind: 'warning',
      title: language.t('held.kept', { name }),
      detail: language.t('held.kept.closed'),
      duration: 3_600_000,
      links: [{ label: language.t('held.open'), href: () => navigation.href({ task: taskId }) }],
    });
  }
}

/** As far as drafts ask for it. */
function subjectOf(taskId: string): FormSubject {
  return { kind: 'task', taskId, task: { id: taskId } } as FormSubject;
}
