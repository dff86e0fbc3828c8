import { pageTime } from '@taskweave/base/pageTime';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { SnoozeChoices } from '@taskweave/widgets/snooze-choices';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { useBulkChange } from './useBulkChange';

export default function SnoozeAction({ tasks, run, close }: BulkActionProps) {
  const { t, locale } = useTexts(BULK_TEXTS);
  const operationOf = useBulkChange();
  const [now] = useState(() => pageTime());

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulk.snooze.ask', { count: tasks.length })}
      closeLabel={t('common.close')}
      onClose={close}
    >
      <SnoozeChoices
        locale={locale}
        now={now}
        onChoose={(until) => run(operationOf({ kind: 'followUp', value: until }))}
      />
    </Dialog>
  );
}
