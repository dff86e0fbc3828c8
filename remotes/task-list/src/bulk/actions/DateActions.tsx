import { toEngineDate } from '@taskweave/base/engineDate';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { DateField } from '@taskweave/widgets/date-field';
import { useId, useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { BulkDialog } from './BulkDialog';
import { useBulkChange } from './useBulkChange';

interface DateActionProps extends BulkActionProps {
  readonly field: 'due' | 'followUp';
}

export function DueDateAction(props: BulkActionProps) {
  return <DateAction {...props} field="due" />;
}

export function FollowUpAction(props: BulkActionProps) {
  return <DateAction {...props} field="followUp" />;
}

function DateAction({ field, tasks, run, close }: DateActionProps) {
  const { t, locale } = useTexts(BULK_TEXTS);
  const operationOf = useBulkChange();
  const [value, setValue] = useState('');
  const fieldId = useId();
  const [isReadable, setIsReadable] = useState(true);

  function submit(): void {
    // Submitting an unreadable date would clear the dates.
    if (!isReadable) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    run(operationOf({ kind: field, value: value === '' ? null : toEngineDate(new Date(value)) }));
  }

  return (
    <BulkDialog
      onClose={close}
      title={t(`bulk.${field}.ask`, { count: tasks.length })}
      onSubmit={submit}
      submitLabel={t(value === '' && isReadable ? 'bulk.date.remove' : 'common.setDate')}
    >
      <DateField
        id={fieldId}
        label={t(`bulk.${field}`)}
        locale={locale}
        isAhead
        value={value}
        onChange={setValue}
        onValidity={setIsReadable}
      />
    </BulkDialog>
  );
}
