import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { SnoozeChoices } from '@taskweave/widgets/snooze-choices';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { useBulkChange } from './useBulkChange';

/** Puts the follow-up date of the tasks into the future: by one key, or in words. */
export default function SnoozeAction({ tasks, run, close }: BulkActionProps) {
  const { t, locale } = useTexts(BULK_TEXTS);
  const change = useBulkChange();
  const [now] = useState(() => pageTime());

  function snooze(until: string): void {
    const at = parseEngineDate(until);
    const date = at === null ? '' : formatsFor(locale).relativeWithTime(at, now, 'within');
    run({
      title: t('bulk.snooze.title'),
      done: (count) => t('bulk.snooze.done', { count, date }),
      ...change({ kind: 'followUp', value: until }),
    });
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulk.snooze.ask', { count: tasks.length })}
      closeLabel={t('common.close')}
      onClose={close}
    >
      <SnoozeChoices locale={locale} now={now} onChoose={snooze} />
    </Dialog>
  );
}
