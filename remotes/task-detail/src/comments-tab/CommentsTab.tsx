import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { userQueries } from '@taskweave/engine-client/queries/userQueries';
import type { Comment } from '@taskweave/engine-client/resources/comment';
import { userName } from '@taskweave/engine-client/resources/user';
import { type TaskScope, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Button } from '@taskweave/ui/button';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useRef, useState } from 'react';
import { useKnownTask } from '../data/useTaskDetail';
import { CommentField } from './CommentField';
import styles from './CommentsTab.module.css';
import { useAddComment } from './useAddComment';

/** What people have said about the task, newest first, and a field to say more. */
export default function CommentsTab({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { add, error, isPending } = useAddComment(task);
  const { isGone } = useKnownTask(taskId);
  const isEmpty = text.trim() === '';

  async function submit(): Promise<void> {
    if (isEmpty || isPending) return;
    if (await add(text.trim())) setText('');
    input.current?.focus();
  }

  return (
    <div className={styles.tab}>
      {!isGone && (
        <div className={styles.form}>
          <CommentField
            inputRef={input}
            value={text}
            error={error}
            onChange={setText}
            onSubmit={() => void submit()}
          />
          <Button variant="secondary" busy={isPending} aria-disabled={isEmpty} onClick={() => void submit()}>
            {t('comment.add')}
          </Button>
        </div>
      )}
      <CommentList taskId={taskId} isGone={isGone} />
    </div>
  );
}

function CommentList({ taskId, isGone }: { readonly taskId: string; readonly isGone: boolean }) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...taskQueries(client).comments(taskId),
    enabled: !isGone,
  });
  const ids = [...new Set(data?.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });

  if (data === undefined) {
    if (isGone) return null;
    if (error === null || isLoginRequired(error)) return <Skeleton label={t('comments.loading')} />;
    return (
      <ErrorCard
        title={t('comments.loadError')}
        detail={error.message}
        retry={{ label: t('retry'), onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  if (data.length === 0) return <EmptyState text={t('comments.none')} />;
  return (
    <ul className={styles.list} aria-label={t('comments.label')} aria-live="polite" aria-relevant="additions">
      {data.map((comment) => (
        <CommentItem key={comment.id} comment={comment} author={authorOf(comment)} />
      ))}
    </ul>
  );

  function authorOf({ userId }: Comment): string {
    if (userId === null) return t('comments.system');
    const user = names.data?.[userId];
    return user === undefined ? userId : userName(user);
  }
}

function CommentItem({ comment, author }: { readonly comment: Comment; readonly author: string }) {
  const { locale } = useTranslation();
  const now = useMinute();
  return (
    <li className={styles.comment}>
      <Avatar name={author} />
      <div className={styles.body}>
        <p className={styles.head}>
          <bdi className={styles.author}>{author}</bdi>
          <DateText iso={comment.time} locale={locale} now={now} />
        </p>
        <p className={styles.message} dir="auto">
          {comment.message}
        </p>
      </div>
    </li>
  );
}
