import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkOperation, type Language, useCommand } from '@taskweave/plugin-sdk';
import { useLastAct } from '@taskweave/task-changes/last-act/useLastAct';
import { isSnooze, subjectOf, type TaskChange } from '@taskweave/task-changes/TaskChange';
import { useBulkChange } from './actions/useBulkChange';
import { BULK_TEXTS } from './texts/bulkTexts';

interface BulkRepeatOptions {
  /** Of the selected tasks. */
  readonly count: number;
  /** False while one is at work. */
  readonly enabled: boolean;
  readonly start: (operation: BulkOperation) => void;
}

/** `.` does to the selected tasks what was done last to a task, or to several. */
export function useBulkRepeat({ count, enabled, start }: BulkRepeatOptions): void {
  const language = useTexts(BULK_TEXTS);
  const act = useLastAct(language.locale);
  const change = useBulkChange();
  useCommand(
    act && {
      id: 'task.repeat',
      label: language.t('bulk.action', { action: act.label, count }),
      group: 'list',
      takes: 'selection',
      keys: ['.'],
      enabled,
      run: () => start({ ...wordsOf(act.change, language), ...change(act.change) }),
    },
  );
}

function wordsOf(
  change: TaskChange,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): Pick<BulkOperation, 'title' | 'done'> {
  switch (change.kind) {
    case 'claim':
    case 'unclaim':
    case 'priority': {
      const { kind } = change;
      return { title: t(`bulk.${kind}.title`), done: (count) => t(`bulk.${kind}.done`, { count }) };
    }
    case 'assign':
      return {
        title: t('bulk.assign.title'),
        done: (count) => t('bulk.assign.done', { count, name: subjectOf(change) }),
      };
    case 'due':
    case 'followUp': {
      const { kind, value } = change;
      const until = isSnooze(change) ? parseEngineDate(value) : null;
      if (until !== null) {
        const date = formatsFor(locale).relativeWithTime(until, pageTime(), 'within');
        return { title: t('bulk.snooze.title'), done: (count) => t('bulk.snooze.done', { count, date }) };
      }
      return {
        title: t(`bulk.${kind}.title`),
        done: (count) => t(`bulk.${kind}.${value === null ? 'removed' : 'done'}`, { count }),
      };
    }
    default:
      return { title: t('bulk.repeat.title') };
  }
}
