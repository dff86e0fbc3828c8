import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, useEngineClient } from '@taskweave/plugin-sdk';
import { UserField } from '@taskweave/widgets/look-up-field';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { BulkDialog } from './BulkDialog';
import { useBulkChange } from './useBulkChange';

/** Gives the tasks to one person, whoever holds them. */
export default function AssignAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const engine = useEngineClient();
  const change = useBulkChange();
  const [userId, setUserId] = useState('');
  const [isSent, setIsSent] = useState(false);
  const trimmed = userId.trim();

  function submit(): void {
    setIsSent(true);
    if (trimmed === '') return;
    run({
      title: t('bulk.assign.title'),
      done: (count) => t('bulk.assign.done', { count, name: trimmed }),
      ...change({ kind: 'assign', user: { id: trimmed, firstName: null, lastName: null } }),
    });
  }

  return (
    <BulkDialog
      onClose={close}
      title={t('bulk.assign.ask', { count: tasks.length })}
      onSubmit={submit}
      submitLabel={t('bulk.assign')}
    >
      <UserField
        engine={engine}
        label={t('bulk.assign.user')}
        value={userId}
        onChange={setUserId}
        error={isSent && trimmed === '' ? t('bulk.assign.missing') : undefined}
      />
    </BulkDialog>
  );
}
