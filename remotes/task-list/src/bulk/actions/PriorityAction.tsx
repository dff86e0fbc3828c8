import { isTaskPriority } from '@taskweave/engine-client/task-query/isTaskPriority';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { BulkDialog } from './BulkDialog';
import { useBulkChange } from './useBulkChange';

export default function PriorityAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const operationOf = useBulkChange();
  const [text, setText] = useState('50');
  const [isSent, setIsSent] = useState(false);
  const isRight = isTaskPriority(text.trim());

  function submit(): void {
    setIsSent(true);
    if (isRight) run(operationOf({ kind: 'priority', value: Number(text) }));
  }

  return (
    <BulkDialog
      onClose={close}
      title={t('bulk.priority.ask', { count: tasks.length })}
      onSubmit={submit}
      submitLabel={t('bulk.priority.set')}
    >
      <TextField
        label={t('bulk.priority')}
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={isSent && !isRight ? t('bulk.priority.wrong') : undefined}
      />
    </BulkDialog>
  );
}
