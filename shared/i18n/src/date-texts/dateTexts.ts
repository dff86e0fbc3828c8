import { useTexts } from '../page/useTexts';
import { defineTexts } from '../Texts';
import de from './de.json';
import en from './en.json';

type DateTexts = typeof en & { readonly notADate: string; readonly done: string };

const DATE_TEXTS = defineTexts('taskweave-dates', { en, de });
const PLACEHOLDERS = { example: '{{example}}', label: '{{label}}' };

export function useDateTexts(): DateTexts {
  const { t } = useTexts(DATE_TEXTS);
  return {
    typed: t('typed'),
    time: t('time'),
    example: t('example', PLACEHOLDERS),
    notADate: t('common.enterValidDate'),
    notATime: t('notATime', PLACEHOLDERS),
    quick: t('quick'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    open: t('open', PLACEHOLDERS),
    done: t('common.setDate'),
    clear: t('clear'),
  };
}
