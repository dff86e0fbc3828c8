import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkOperation, useCommand } from '@taskweave/plugin-sdk';
import { useLastAct } from '@taskweave/task-changes/last-act/useLastAct';
import { useBulkChange } from './actions/useBulkChange';
import { BULK_TEXTS } from './texts/bulkTexts';

interface BulkRepeatOptions {
  readonly count: number;
  readonly enabled: boolean;
  readonly start: (operation: BulkOperation) => void;
}

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
