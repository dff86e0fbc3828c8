import { parseEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { DateTimePicker } from '@taskweave/ui/date-time-picker';
import { Dialog } from '@taskweave/ui/dialog';
import { TextArea } from '@taskweave/ui/text-area';
import type { OpenValue } from '@taskweave/widgets/search/completeSearch';
import { listOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { listed } from '@taskweave/widgets/search/writeSearch';
import { useState } from 'react';

export interface ValueDialogProps {
  readonly open: OpenValue;
  readonly onClose: () => void;
  readonly onFinish: (value: string) => void;
}

export default function ValueDialog({ open, onClose, onFinish }: ValueDialogProps) {
  const dateTexts = useDateTexts();
  const { t, locale } = useTexts(SEARCH_TOOL_TEXTS);
  const isList = open.takes === 'list';
  const [now] = useState(() => pageTime());
  const [value, setValue] = useState(() => startOf(isList, open.typed));
  const [isReadable, setIsReadable] = useState(true);
  const isEmpty = isList ? listOf(value).length === 0 : value === '' || !isReadable;

  function apply(): void {
    if (!isEmpty) onFinish(isList ? listed(value) : withSeconds(value));
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={open.before}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button type="submit" variant="primary" aria-disabled={isEmpty}>
            {t('search.apply')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      {isList ? (
        <TextArea label={t('search.lines.label')} rows={6} value={value} onChange={setValue} />
      ) : (
        <DateTimePicker
          locale={locale}
          now={now}
          value={value}
          defaultTime="00:00"
          onChange={setValue}
          onValidity={setIsReadable}
          onEnter={apply}
          texts={dateTexts}
        />
      )}
    </Dialog>
  );
}

function startOf(isList: boolean, text: string): string {
  if (isList) return listOf(text).join('\n');
  const date = parseEngineDate(text);
  return date === null ? '' : toLocalDateTime(date);
}

function withSeconds(value: string): string {
  return /T\d{2}:\d{2}$/.test(value) ? `${value}:00` : value;
}
