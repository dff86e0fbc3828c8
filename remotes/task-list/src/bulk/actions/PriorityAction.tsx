import { isTaskPriority } from '@taskweave/engine-client/task-query/isTaskPriority';
import { type BulkActionProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';
import { useBulkChange } from './useBulkChange';

export default function PriorityAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTranslation();
  const change = useBulkChange();
  const [text, setText] = useState('50');
  const [isSent, setIsSent] = useState(false);
  const isRight = isTaskPriority(text.trim());

  function submit(): void {
    setIsSent(true);
    if (!isRight) return;
    run({
      title: t('bulk.priority.title'),
      done: (count) => t('bulk.priority.done', { count }),
      apply: (task) => change(task, { kind: 'priority', value: Number(text) }),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="sm"
      title={t('bulk.priority.ask', { count: tasks.length })}
      closeLabel={t('close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="primary" type="submit">
            {t('bulk.priority.set')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('bulk.priority')}
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={isSent && !isRight ? t('bulk.priority.wrong') : undefined}
      />
    </Dialog>
  );
}
