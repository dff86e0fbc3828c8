import { type BulkOperation, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { doneText, outcomeTexts } from './outcomeTexts';
import type { BulkProgress } from './runBulk';
import { useTaskLabels } from './useTaskLabels';

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
