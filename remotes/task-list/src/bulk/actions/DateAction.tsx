import { toEngineDate } from '@taskweave/base/engineDate';
import { type BulkActionProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { DateField } from '@taskweave/widgets/date-field';
import { useId, useState } from 'react';
import { useBulkChange } from './useBulkChange';

export interface DateActionProps extends BulkActionProps {
  readonly field: 'due' | 'followUp';
}

/** Sets one of the two dates of the tasks; left empty, it takes the date away. */
export function DateAction({ field, tasks, run, close }: DateActionProps) {
  const { t, locale } = useTranslation();
  const change = useBulkChange();
  const [value, setValue] = useState('');
  const fieldId = useId();
  const [isReadable, setIsReadable] = useState(true);

  function submit(): void {
    // Sent as it stands, it would take the dates away.
    if (!isReadable) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    const date = value === '' ? null : toEngineDate(new Date(value));
    run({
      title: t(`bulk.${field}.title`),
      done: (count) => t(`bulk.${field}.${date === null ? 'removed' : 'done'}`, { count }),
      apply: (task) => change(task, { kind: field, value: date }),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="sm"
      title={t(`bulk.${field}.ask`, { count: tasks.length })}
      closeLabel={t('close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="primary" type="submit">
            {t(value === '' && isReadable ? 'bulk.date.remove' : 'bulk.date.set')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <DateField
        id={fieldId}
        label={t(`bulk.${field}`)}
        locale={locale}
        value={value}
        onChange={setValue}
        onValidity={setIsReadable}
      />
    </Dialog>
  );
}
