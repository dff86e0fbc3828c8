import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import {
  type BulkOperation,
  type Language,
  useEngineClient,
  useNotifications,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import type { BulkProgress } from './runBulk';

/** Says in a message what came of a bulk operation, and of which tasks. */
export function useBulkWord() {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const { labelsOf } = useTaskLabels();
  return {
    tellDone(operation: BulkOperation, { done }: BulkProgress): void {
      const title = doneText(operation, done.length, t);
      notifications.notify({ kind: 'success', title, detail: labelsOf(done) });
    },
    /** The list, its ticks and the bar are gone, and so is perhaps the person. */
    tellElsewhere(operation: BulkOperation, progress: BulkProgress): void {
      if (progress.needsSignIn) return;
      const { done, failed, skipped, open } = progress;
      const [title = '', ...others] = outcomeTexts(operation, progress, t);
      const left = [...failed, ...skipped].map(({ task }) => task).concat(open);
      notifications.notify({
        kind: failed.length > 0 ? 'error' : 'success',
        title,
        detail: [labelsOf(left.length > 0 ? left : done), ...others].join('\n'),
      });
    },
  };
}

/** So many tasks are named in a message; the others are counted. */
const NAMED = 3;

/** How messages name tasks: one by its label, several in lines. */
export function useTaskLabels() {
  const queries = useQueryClient();
  const client = useEngineClient();
  const { t } = useTranslation();
  const labelOf = (task: Task) => taskLabel(queries, client, task);
  return {
    labelOf,
    labelsOf(tasks: readonly Task[]): string {
      const others = tasks.length - NAMED;
      const lines = tasks.slice(0, NAMED).map(labelOf);
      return [...lines, ...(others > 0 ? [t('bulk.others', { count: others })] : [])].join('\n');
    },
  };
}

/** What was done to so many tasks, in the words of the operation. */
function doneText({ done }: BulkOperation, count: number, t: Language['t']): string {
  return done?.(count) ?? t('bulk.done', { count });
}

/** What came of an operation, the most urgent first: failed, done, skipped and why, not begun. */
export function outcomeTexts(operation: BulkOperation, progress: BulkProgress, t: Language['t']): string[] {
  const { done, failed, skipped, open } = progress;
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return [
    ...(failed.length > 0 ? [t('bulk.failed', { count: failed.length })] : []),
    ...(done.length > 0 ? [doneText(operation, done.length, t)] : []),
    ...reasons.map((reason) =>
      t('bulk.skipped', { count: skipped.filter((one) => one.reason === reason).length, reason }),
    ),
    ...(open.length > 0 ? [t('bulk.open', { count: open.length })] : []),
  ];
}
