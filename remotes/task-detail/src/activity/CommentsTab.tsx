import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { type TaskScope, useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useRef, useState } from 'react';
import { CommentField, useCommentFault } from '../comments/CommentField';
import { CommentItem } from '../comments/CommentItem';
import styles from '../comments/Comments.module.css';
import { FilesOfComment } from '../comments/FilesOfComment';
import { TemplateMenu } from '../comments/TemplateMenu';
import { useAddComment } from '../comments/useAddComment';
import { useCanChangeComments, useCommentChanges } from '../comments/useCommentChanges';
import { useCommentFiles } from '../comments/useCommentFiles';
import { useKnownTask } from '../data/useTaskDetail';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';

/** What people have said about the task, newest first, and a field to say more. */
export default function CommentsTab({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const { value: text, set: setText, discard } = useUnsentInput(`comment:${taskId}`, '', readText);
  const { add, error, cause, checking, isPending } = useAddComment(task);
  const { isGone } = useKnownTask(taskId);
  const fault = useCommentFault(text);
  const files = useCommentFiles(taskId);
  const isFaulty = (text.trim() === '' && files.list.length === 0) || fault !== null;

  async function submit(): Promise<void> {
    if (isFaulty || isPending) return;
    if (await add(files.named(text.trim()))) {
      files.send();
      discard();
    }
    input.current?.focus();
  }

  return (
    <div className={styles.tab}>
      {!isGone && (
        <div className={styles.form}>
          <FilesOfComment files={files}>
            <CommentField
              inputRef={input}
              value={text}
              error={error}
              cause={cause}
              news={checking}
              onChange={setText}
              onSubmit={() => void submit()}
            />
          </FilesOfComment>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              busy={isPending}
              aria-disabled={isFaulty}
              onClick={() => void submit()}
            >
              {t('comment.add')}
            </Button>
            <TemplateMenu
              text={text}
              onChange={(next) => {
                setText(next);
                input.current?.focus();
              }}
            />
          </div>
        </div>
      )}
      <CommentList taskId={taskId} isGone={isGone} />
    </div>
  );
}

function CommentList({ taskId, isGone }: { readonly taskId: string; readonly isGone: boolean }) {
  const { t } = useTranslation();
  const user = useUser();
  const list = useRef<HTMLUListElement>(null);
  const [doomed, setDoomed] = useState<Comment | null>(null);
  const { remove, removalError, removalCause } = useCommentChanges(taskId);
  const client = useEngineClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...taskRecordQueries(client).comments(taskId),
    enabled: !isGone,
  });
  const ids = [...new Set(data?.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });

  const isOwn = ({ userId }: Comment) => userId === user.id;
  const canChange = useCanChangeComments(taskId, !isGone && data?.some(isOwn) === true);

  if (data === undefined) {
    if (isGone) return null;
    if (error === null || isLoginRequired(error)) return <Skeleton label={t('comments.loading')} />;
    return (
      <Problem
        title={t('comments.loadError')}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <EmptyState text={t('comments.none')} />;
  return (
    <>
      {removalError !== null && (
        <Note tone="danger" icon="error" role="alert" error={removalCause}>
          {removalError}
        </Note>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={t('comments.label')}
        aria-live="polite"
        aria-relevant="additions"
      >
        {data.map((comment) => (
          <CommentItem
            key={comment.id}
            taskId={taskId}
            comment={comment}
            author={authorOf(comment)}
            canChange={canChange && !isGone && isOwn(comment)}
            onDelete={() => setDoomed(comment)}
          />
        ))}
      </ul>
      {doomed !== null && (
        <ConfirmDialog
          title={t('comment.delete')}
          text={t('comment.confirm.text')}
          confirmLabel={t('delete')}
          isDangerous
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            remove(doomed.id);
            setDoomed(null);
            // Its line goes away, and the button with it.
            list.current?.focus();
          }}
        />
      )}
    </>
  );

  function authorOf({ userId }: Comment): string {
    if (userId === null) return t('comments.system');
    const user = names.data?.[userId];
    return user === undefined ? userId : userName(user);
  }
}
