import { useQuery } from '@tanstack/react-query';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTaskHref } from '../data/addressParams';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';
import { SinceThen } from './SinceThen';
import { SubmittedValues } from './SubmittedValues';
import { TaskAttachments } from './TaskAttachments';
import { TaskComments } from './TaskComments';
import { TaskFacts } from './TaskFacts';

export function CompletedTaskView({ taskId }: { readonly taskId: string }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const query = useQuery(completedQueries(useEngineClient()).task(taskId));
  const hrefOf = useTaskHref();
  return (
    <article className={styles.view} aria-busy={query.isPending || undefined}>
      <div className={styles.back}>
        <Button size="sm" icon="back" href={hrefOf(null)}>
          {t('back')}
        </Button>
      </div>
      <Resolve query={query} title={t('failed')} pending={<Skeleton shape="task" label={t('loading')} />}>
        {(task) => (task === null ? <EmptyState text={t('notFound')} /> : <Task task={task} />)}
      </Resolve>
    </article>
  );
}

function Task({ task }: { readonly task: CompletedTask }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h3 ref={title} className={styles.title} dir="auto" tabIndex={-1}>
        {task.name ?? task.taskDefinitionKey ?? task.id}
      </h3>
      <TaskFacts task={task} />
      {task.description !== null && (
        <p className={styles.description} dir="auto">
          {task.description}
        </p>
      )}
      <SinceThen task={task} />
      <SubmittedValues task={task} />
      <TaskComments taskId={task.id} />
      <TaskAttachments taskId={task.id} />
    </>
  );
}
