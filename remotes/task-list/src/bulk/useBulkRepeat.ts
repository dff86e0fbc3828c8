import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkOperation, useCommand } from '@taskweave/plugin-sdk';
import { useLastAct } from '@taskweave/task-changes/last-act/useLastAct';
import { useBulkChange } from './actions/useBulkChange';
import { BULK_TEXTS } from './texts/bulkTexts';

interface BulkRepeatOptions {
  /** Of the selected tasks. */
  readonly count: number;
  /** False while one is at work. */
  readonly enabled: boolean;
  readonly start: (operation: BulkOperation) => void;
}

/** `.` does to the selected tasks what was done last to a task, or to several. */
export function useBulkRepeat({ count, enabled, start }: BulkRepeatOptions): void {
  const { t, locale } = useTexts(BULK_TEXTS);
  const act = useLastAct(locale);
  const operationOf = useBulkChange();
  useCommand(
    act && {
      id: 'task.repeat',
      label: t('bulk.action', { action: act.label, count }),
      group: 'list',
      takes: 'selection',
      keys: ['.'],
      enabled,
      run: () => start(operationOf(act.change)),
    },
  );
}
