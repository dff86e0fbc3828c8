import { updateTask } from '@taskweave/engine-client/resources/taskChanges';
import { toEngineDate } from '@taskweave/i18n/engineDate';
import { type BulkActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { DateTimePickerField } from '@taskweave/ui/date-time-picker-field';
import { Dialog } from '@taskweave/ui/dialog';
import { dateTexts } from '@taskweave/widgets/dateTexts';
import { useState } from 'react';

export interface DateActionProps extends BulkActionProps {
  readonly field: 'due' | 'followUp';
}

/** Sets one of the two dates of the tasks; left empty, it takes the date away. */
export function DateAction({ field, tasks, run, close }: DateActionProps) {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const [value, setValue] = useState('');
  const [now] = useState(() => new Date());

  function submit(): void {
    const date = value === '' ? null : toEngineDate(new Date(value));
    run({ title: t(`bulk.${field}.title`), apply: ({ id }) => updateTask(engine, id, { [field]: date }) });
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
            {t(value === '' ? 'bulk.date.remove' : 'bulk.date.set')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <DateTimePickerField
        label={t(`bulk.${field}`)}
        locale={locale}
        value={value}
        onChange={setValue}
        now={now}
        texts={dateTexts(t)}
      />
    </Dialog>
  );
}
