import { createLane } from '@taskweave/base/createLane';
import { isTaskGone } from '@taskweave/engine-client/resources/task/task';
import type { PluginServices } from '@taskweave/plugin-sdk';
import type { Completing } from '../drafts/draftEntry';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { someNames } from './someNames';
import { tellTaken } from './tellTaken';

/** A press may have completed hundreds. */
const inTurn = createLane(4);

type Kept = readonly [taskId: string, mark: Completing];

/** Another tab may still hold the task. */
export async function tellKept(services: PluginServices, signal: AbortSignal): Promise<void> {
  const drafts = draftStoreOf(services);
  await drafts.opened;
  const marked = [...drafts.completing()];
  if (marked.length === 0) {
    services.storage.remove('mayHaveHeld');
    return;
  }
  const isAlone = !(await drafts.isOpenElsewhere());
  const presses = new Set(marked.map(([, { until }]) => until));
  await Promise.all(
    [...presses].map((until) =>
      lookFor(
        marked.filter(([, mark]) => mark.until === until),
        isAlone ? 0 : until - Date.now(),
      ),
    ),
  );

  async function lookFor(press: readonly Kept[], wait: number): Promise<void> {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const looked = await Promise.all(press.map(async (kept) => ((await isLeft(kept)) ? [kept] : [])));
    const left = looked.flat();
    if (!signal.aborted) tell(left);
  }

  async function isLeft([taskId, mark]: Kept): Promise<boolean> {
    if (signal.aborted || drafts.completing().get(taskId)?.until !== mark.until) return false;
    const isGone = await isTaskGone(services.engine, taskId, signal).catch(() => null);
    if (signal.aborted || isGone === null) return false;
    const subject = { kind: 'task', taskId } as const;
    if (isGone) {
      drafts.discard(subject);
      const { name, assignee = null } = mark;
      void inTurn(() => tellTaken(services, { taskId, name, assignee }));
    } else drafts.unmark(subject);
    return !isGone;
  }

  function tell(left: readonly Kept[]): void {
    const { language, notifications, navigation } = services;
    const { t } = language;
    const [first] = left;
    if (first === undefined) return;
    const [taskId, { name, hasInput }] = first;
    const count = left.length;
    const reason = hasInput ? t('held.kept.closed') : t('held.kept.closedTasks', { count });
    const href = () => navigation.inboxHref({ task: taskId });
    notifications.notify({
      kind: 'warning',
      duration: 3_600_000,
      ...(count === 1
        ? { title: t('held.kept', { name }), detail: reason, links: [{ label: t('held.open'), href }] }
        : {
            title: t('held.keptTasks', { count }),
            detail: `${reason}\n${someNames(left.map(([, mark]) => mark.name))}`,
          }),
    });
  }
}
