import { useQuery } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { useDefinitions } from '../data/useDefinitions';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';

export function TaskFacts({ task }: { readonly task: CompletedTask }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const client = useEngineClient();
  const { assignee } = task;
  const completer = useQuery(completedQueries(client).completer(task.id));
  const people = [completer.data ?? null, assignee].filter((id) => id !== null);
  const nameOf = usePersonNames({ engine: client, me: useUser(), ids: people });
  const [definition] = Object.values(useDefinitions(task));
  const { data: businessKey } = useQuery(completedQueries(client).businessKey(task));
  const person = completer.data && nameOf(completer.data);
  const isOther = !completer.isPending && assignee !== (completer.data ?? null);
  const dateOf = (iso: string | null) => {
    const date = parseEngineDate(iso);
    return date === null ? null : formatsFor(locale).dateTime(date);
  };
  const completed = [dateOf(task.completed), person && t('fact.by', { name: person })];
  const facts = [
    [t('column.completed'), completed.filter(Boolean).join(' ')],
    [t('column.person'), (isOther && assignee && nameOf(assignee)) || ''],
    [t('column.businessKey'), businessKey ?? ''],
    [t('column.process'), definition?.name ?? definition?.key ?? ''],
    [t('fact.created'), dateOf(task.created) ?? ''],
    [t('fact.due'), dateOf(task.due) ?? ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, text]) =>
          text !== '' && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
