import type { Language, Task } from '@taskweave/plugin-sdk';

/** A task in one sentence. */
export function briefingOf(task: Task, { t, locale }: Pick<Language, 't' | 'locale'>): string {
  const name = task.name ?? t('unnamed');
  const { assignee } = task;
  if (task.due === null) return assignee === null ? t('free', { name }) : t('claimed', { name, assignee });
  // The engine leaves out the colon of the offset, which not every browser forgives.
  const date = new Date(task.due.replace(/(\d\d)(\d\d)$/, '$1:$2'));
  const due = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
  return assignee === null ? t('freeUntil', { name, due }) : t('claimedUntil', { name, assignee, due });
}
