import { useQuery } from '@tanstack/react-query';
import { shownName } from '@taskweave/base/files/shownName';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { type Attachment, attachmentDataUrl } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Button } from '@taskweave/ui/button';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Icon } from '@taskweave/ui/icon';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useEffect, useId, useRef } from 'react';
import { useTaskHref } from '../data/addressParams';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';
import { SinceThen } from './SinceThen';
import { SubmittedValues } from './SubmittedValues';
import { TaskFacts } from './TaskFacts';

/** Any other address could run code, so it is shown but never linked. */
const LINK = /^https?:\/\//i;

export function CompletedTaskView({ taskId }: { readonly taskId: string }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const query = useQuery(completedQueries(useEngineClient()).task(taskId));
  const hrefOf = useTaskHref();
  return (
    <article className={styles.view} aria-busy={query.isPending || undefined}>
      <div className={styles.back} data-back>
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

function TaskAttachments({ taskId }: { readonly taskId: string }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const query = useQuery(taskRecordQueries(useEngineClient()).attachments(taskId));
  return (
    <Resolve query={query} title={t('attachments.failed')} pending={null}>
      {(attachments) =>
        attachments.length > 0 && (
          <Stack as="section" gap={2} aria-labelledby={id}>
            <h4 id={id} className={styles.heading}>
              {t('attachments')}
            </h4>
            <Stack as="ul" gap={2} role="list">
              {attachments.map((attachment) => (
                <li key={attachment.id} className={styles.attachment}>
                  <Icon name={attachment.url === null ? 'file' : 'link'} />
                  <Line taskId={taskId} attachment={attachment} />
                </li>
              ))}
            </Stack>
          </Stack>
        )
      }
    </Resolve>
  );
}

function Line({ taskId, attachment }: { readonly taskId: string; readonly attachment: Attachment }) {
  const client = useEngineClient();
  const { id, name, url } = attachment;
  const text = shownName(name || url || id);
  if (url === null) {
    return (
      <a className={styles.link} href={attachmentDataUrl(client, taskId, id)} download={text}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  if (!LINK.test(url)) return <bdi>{`${text} (${url})`}</bdi>;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}

function TaskComments({ taskId }: { readonly taskId: string }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const query = useQuery(taskRecordQueries(useEngineClient()).comments(taskId));
  return (
    <Resolve query={query} title={t('comments.failed')} pending={null}>
      {(comments) => comments.length > 0 && <Comments comments={comments} />}
    </Resolve>
  );
}

function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const now = useMinute();
  const ids = comments.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids });
  const authorOf = ({ userId }: Comment) => userId && (nameOf(userId) ?? userId);
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {t('comments')}
      </h4>
      <Stack as="ul" gap={2} role="list">
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <Avatar name={authorOf(comment)} id={comment.userId} size={20} />
            <div>
              <p className={styles.text}>
                <bdi>{authorOf(comment)}</bdi> <DateText iso={comment.time} locale={locale} now={now} />
              </p>
              <p className={styles.message} dir="auto">
                {comment.message}
              </p>
            </div>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
