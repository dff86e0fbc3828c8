import { useQuery } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import type { Task } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, useUser } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useId } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';

export function SinceThen({ task }: { readonly task: CompletedTask }) {
  const { processInstanceId, caseInstanceId } = task;
  if (processInstanceId !== null) return <Next instance={{ processInstanceId }} />;
  return caseInstanceId === null ? null : <Next instance={{ caseInstanceId }} />;
}

type Instance = { readonly processInstanceId: string } | { readonly caseInstanceId: string };

function Next({ instance }: { readonly instance: Instance }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const query = useQuery(completedQueries(useEngineClient()).openTasks(instance));
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {t('since')}
      </h4>
      <Resolve query={query} title={t('since.failed')} pending={<Skeleton count={1} label={t('loading')} />}>
        {(tasks) =>
          tasks.length > 0 ? (
            <OpenTasks tasks={tasks} />
          ) : (
            'processInstanceId' in instance && <End processInstanceId={instance.processInstanceId} />
          )
        }
      </Resolve>
    </Stack>
  );
}

function OpenTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const navigation = useNavigation();
  const ids = tasks.flatMap(({ assignee }) => (assignee ? [assignee] : []));
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids });
  const holderOf = ({ assignee }: Task) => {
    if (!assignee) return t('since.unassigned');
    const name = nameOf(assignee);
    return name === undefined ? '' : t('since.assigned', { name });
  };
  return (
    <Stack as="ul" gap={2} role="list">
      {tasks.map((task) => (
        <li key={task.id}>
          <a
            className={styles.link}
            dir="auto"
            href={navigation.inboxHref({ task: task.id, forceDisplayTask: 'true', detailsTab: null })}
          >
            {task.name ?? task.taskDefinitionKey ?? task.id}
          </a>
          {holderOf(task) && `, ${holderOf(task)}`}
        </li>
      ))}
    </Stack>
  );
}

function End({ processInstanceId }: { readonly processInstanceId: string }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const now = useMinute();
  const query = useQuery(completedQueries(useEngineClient()).instanceEnd(processInstanceId));
  return (
    <Resolve query={query} title={t('since.failed')} pending={<Skeleton count={1} label={t('loading')} />}>
      {(end) => {
        const ended = parseEngineDate(end?.ended);
        if (ended === null) return <p className={styles.text}>{t('since.none')}</p>;
        const date = formatsFor(locale).relativeWithTime(ended, now, 'within');
        return (
          <p className={styles.text}>{t(end?.isCancelled ? 'since.cancelled' : 'since.ended', { date })}</p>
        );
      }}
    </Resolve>
  );
}
