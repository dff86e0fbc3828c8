import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type BulkOperation,
  type Language,
  useEngineClient,
  useNotifications,
  useTaskEvents,
} from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { type BulkProgress, runBulk } from './runBulk';
import { BULK_TEXTS } from './texts/bulkTexts';

const DURATION = 6_000;
const ONE_AT_A_TIME = 'bulk-change';

export function useBulkWord() {
  const { t } = useTexts(BULK_TEXTS);
  const notifications = useNotifications();
  const { labelsOf } = useTaskLabels();
  const undoOf = useBulkUndo();
  return {
    tellDone(operation: BulkOperation, { done }: BulkProgress): void {
      if (operation.hold !== undefined) {
        tellHeld(operation, operation.hold, done);
        return;
      }
      const onUndo = undoOf(operation, done);
      const title = doneText(operation, done.length, t);
      notifications.notify({
        kind: 'success',
        title,
        detail: labelsOf(done),
        duration: DURATION,
        tag: ONE_AT_A_TIME,
        ...(onUndo && { undo: onUndo }),
        ...showOf(operation),
      });
    },
    /** Of an act that was still under way. */
    takeBack: (operation: BulkOperation, { done }: BulkProgress) => undoOf(operation, done)?.(),
    tellElsewhere(operation: BulkOperation, progress: BulkProgress): void {
      if (progress.needsSignIn) return;
      const { done, failed, skipped, open } = progress;
      const left = [...failed, ...skipped].map(({ task }) => task).concat(open);
      if (operation.hold !== undefined && done.length > 0) tellHeld(operation, operation.hold, done);
      const [title, ...others] = outcomeTexts(operation, progress, t);
      if (title === undefined) return;
      const onUndo = undoOf(operation, done);
      notifications.notify({
        kind: failed.length > 0 ? 'error' : 'success',
        title,
        detail: [labelsOf(left.length > 0 ? left : done), ...others].join('\n'),
        ...(onUndo && { undo: onUndo }),
        ...(done.length > 0 && showOf(operation)),
      });
    },
  };

  /** A new notification must not end an earlier hold. */
  function tellHeld(
    operation: BulkOperation,
    hold: NonNullable<BulkOperation['hold']>,
    done: readonly Task[],
  ): void {
    let isOver = false;
    let close = () => {};
    const { milliseconds, undo, send } = hold(done, () => {
      isOver = true;
      close();
    });
    if (isOver) return;
    close = notifications.notify({
      kind: 'success',
      title: doneText(operation, done.length, t),
      detail: labelsOf(done),
      duration: milliseconds,
      runsOut: true,
      undo,
      onGone: () => {
        if (!isOver) send();
      },
      ...showOf(operation),
    });
  }

  function showOf({ show }: BulkOperation) {
    return show === undefined ? {} : { actions: [{ label: t('common.show'), onPress: show }] };
  }
}

function useBulkUndo() {
  const { t } = useTexts(BULK_TEXTS);
  const notifications = useNotifications();
  const taskEvents = useTaskEvents();
  const { labelsOf } = useTaskLabels();

  function tell({ done, failed, skipped, open }: BulkProgress): void {
    const left = [...failed, ...skipped].map(({ task }) => task).concat(open);
    const isWhole = left.length === 0;
    const reasons = [...new Set(skipped.map(({ reason }) => reason))];
    const restored = done.length > 0 || isWhole ? [t('bulk.undo.done', { count: done.length })] : [];
    const [title = '', ...others] = isWhole
      ? restored
      : [t('bulk.undo.failed', { count: left.length }), ...restored, ...reasons];
    notifications.notify({
      kind: isWhole ? 'success' : 'error',
      title,
      detail: [labelsOf(isWhole ? done : left), ...others].join('\n'),
      tag: ONE_AT_A_TIME,
    });
  }

  return ({ undo }: BulkOperation, done: readonly Task[]): (() => void) | null => {
    if (undo === undefined || done.length === 0) return null;
    return async () => {
      const { signal } = new AbortController();
      const progress = await runBulk({ tasks: done, apply: undo, signal, onProgress: () => undefined });
      taskEvents.emit({ kind: 'tasks-changed' });
      if (!progress.needsSignIn) tell(progress);
    };
  };
}

const NAMED = 3;

export function useTaskLabels() {
  const queries = useQueryClient();
  const client = useEngineClient();
  const { t } = useTexts(BULK_TEXTS);
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

function doneText({ done }: BulkOperation, count: number, t: Language['t']): string {
  return done?.(count) ?? t('bulk.done', { count });
}

export function outcomeTexts(operation: BulkOperation, progress: BulkProgress, t: Language['t']): string[] {
  const { done, failed, skipped, open } = progress;
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return [
    ...(failed.length > 0 ? [t('bulk.failed', { count: failed.length })] : []),
    ...(done.length > 0 && operation.hold === undefined ? [doneText(operation, done.length, t)] : []),
    ...reasons.map((reason) =>
      t('bulk.skipped', { count: skipped.filter((one) => one.reason === reason).length, reason }),
    ),
    ...(open.length > 0 ? [t('bulk.open', { count: open.length })] : []),
  ];
}
