import type { BulkOperation, Language } from '@taskweave/plugin-sdk';
import type { BulkProgress } from './runBulk';

/** What was done to so many tasks, in the words of the operation. */
export function doneText({ done }: BulkOperation, count: number, t: Language['t']): string {
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
