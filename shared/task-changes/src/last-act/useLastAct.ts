import { useQueryClient } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import { useSyncExternalStore } from 'react';
import { isSnooze, subjectOf, type TaskChange } from '../TaskChange';
import de from './de.json';
import en from './en.json';
import { lastAct } from './lastAct';

const ACT_TEXTS = defineTexts('taskweave-last-act', { en, de });

export function useLastAct(locale: string): { readonly change: TaskChange; readonly label: string } | null {
  const { t } = useTexts(ACT_TEXTS);
  const act = lastAct(useQueryClient());
  const change = useSyncExternalStore(act.subscribe, () => act.current);
  return change === null ? null : { change, label: t('repeat', { act: textOf(change) }) };

  function textOf(done: TaskChange): string {
    if (isSnooze(done)) return t('snooze', { date: dateOf(done) });
    if (done.kind === 'due' || done.kind === 'followUp')
      return done.value === null ? t(`${done.kind}Cleared`) : t(done.kind, { date: dateOf(done) });
    if (done.kind === 'priority') return t('priority', { value: formatsFor(locale).number(done.value) });
    return t(done.kind === 'restore' ? 'change' : done.kind, { name: subjectOf(done) });
  }

  function dateOf(done: TaskChange): string {
    const date = 'value' in done && typeof done.value === 'string' ? parseEngineDate(done.value) : null;
    return date === null ? '' : formatsFor(locale).relativeWithTime(date, pageTime(), 'within');
  }
}
