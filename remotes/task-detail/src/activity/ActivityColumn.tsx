import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { deleteAttachment, listAttachments } from '@taskweave/engine-client/resources/task/attachment';
import { deleteComment, listComments } from '@taskweave/engine-client/resources/task/comment';
import type { InstanceOfTask } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Problem } from '@taskweave/ui/problem';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row } from '@taskweave/ui/stack';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useRef } from 'react';
import type { Doomed } from '../deletions/Doomed';
import { holdDeletion } from '../deletions/holdDeletion';
import { deletionKey } from '../deletions/useDoomedIds';
import { HISTORY_TEXTS } from '../history/texts/historyTexts';
import styles from './Activity.module.css';
import { ActivityList, type ActivityListProps } from './ActivityList';
import type { ActivityKind } from './activityEvents';
import { ACTIVITY_TEXTS } from './texts/activityTexts';
import { useActivity } from './useActivity';

export interface ActivityColumnProps {
  readonly taskId: string;
  readonly kinds: readonly ActivityKind[];
  readonly instance?: InstanceOfTask | null;
  readonly label: string;
  readonly none: string;
}

export function ActivityColumn({ taskId, kinds, instance = null, label, none }: ActivityColumnProps) {
  const activity = useActivity(taskId, kinds, instance);
  const { t } = useTexts(ACTIVITY_TEXTS);
  const missingText = useMissingText();
  const { days, missing, changes } = activity;
  const hasChanges = kinds.includes('changes');
  const [first] = missing;

  if (activity.isEverythingMissing && first !== undefined) {
    return (
      <Problem
        title={missingText(first.kind)}
        error={first.error}
        onRetry={activity.retry}
        isRetrying={activity.isFetching}
      />
    );
  }
  if (days === null) return <Skeleton label={t('activity.loading')} count={6} />;
  return (
    <>
      {missing.map(({ kind, error }) => (
        <MissingLine key={kind} title={missingText(kind)} error={error} />
      ))}
      {missing.length > 0 && (
        <div>
          <Button size="sm" variant="secondary" busy={activity.isFetching} onClick={activity.retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      <DeletableList
        taskId={taskId}
        label={label}
        none={activity.canWrite || hasChanges ? none : null}
        isLive={!hasChanges}
        days={days}
        nameOf={activity.nameOf}
        canWrite={activity.canWrite}
      />
      {hasChanges && <MoreChanges changes={changes} />}
    </>
  );
}

function useMissingText(): (kind: ActivityKind) => string {
  const { t } = useTexts(ACTIVITY_TEXTS);
  return (kind) => t(kind === 'changes' ? 'common.historyFailed' : `activity.failed.${kind}`);
}

function MissingLine({ title, error }: { readonly title: string; readonly error: Error }) {
  const { explain } = useProblemWords();
  return <p className={styles.missing}>{`${title}: ${explain(error)}`}</p>;
}

function DeletableList(props: Omit<ActivityListProps, 'ref' | 'onDelete'>) {
  const list = useRef<HTMLOListElement>(null);
  const remove = useDeletion(props.taskId);
  return (
    <ActivityList
      {...props}
      ref={list}
      onDelete={(doomed) => {
        remove(doomed);
        list.current?.focus();
      }}
    />
  );
}

type Changes = ReturnType<typeof useActivity>['changes'];

function MoreChanges({ changes }: { readonly changes: Changes }) {
  const { t } = useTexts(HISTORY_TEXTS);
  const { shown, total } = changes;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('changes', { count: shown })}</VisuallyHidden>
      </div>
      {changes.hasMore && (
        <Row gap={3}>
          <Button variant="secondary" busy={changes.isLoadingMore} onClick={changes.loadMore}>
            {t('history.more')}
          </Button>
          {total !== null && <span className={styles.count}>{t('history.count', { shown, total })}</span>}
          {changes.hasFailed && (
            <p className={styles.failed} role="alert">
              {t('history.moreError')}
            </p>
          )}
        </Row>
      )}
    </>
  );
}

function useDeletion(taskId: string): (doomed: Doomed) => void {
  const services = usePluginServices();
  const { engine, notifications, taskEvents, navigation } = services;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const listKey = ({ kind }: Doomed) => {
    const { comments, attachments } = taskRecordQueries(engine);
    return (kind === 'comment' ? comments(taskId) : attachments(taskId)).queryKey;
  };

  const { mutate } = useMutation({
    mutationKey: deletionKey(engine, taskId),
    networkMode: 'always',
    mutationFn: async (doomed: Doomed) => {
      const { kind, name } = doomed;
      const title = kind === 'comment' ? t('comment.deleted') : t('deleted', { name });
      const send = () => sendDeletion(engine, taskId, doomed);
      if (!(await holdDeletion(services, { title, send }))) return;
      taskEvents.emit({ kind: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey: listKey(doomed), exact: true }, { cancelRefetch: false });
    },
    onError: (error, { kind, name }) =>
      notifications.notify({
        kind: 'error',
        title: kind === 'comment' ? t('comment.deleteError') : t('attachments.deleteError', { name }),
        error,
        ...(error instanceof LostAnswerError && { detail: t('change.lost') }),
        links: [{ label: t('common.openTask'), href: () => navigation.inboxHref({ task: taskId }) }],
      }),
  });
  return mutate;
}

function sendDeletion(client: EngineClient, taskId: string, { kind, id }: Doomed): Promise<void> {
  const [remove, list] =
    kind === 'comment' ? [deleteComment, listComments] : [deleteAttachment, listAttachments];
  return confirmWrite({
    removes: true,
    send: () => remove(client, taskId, id),
    look: async (signal) => {
      const left: readonly { readonly id: string }[] = await list(client, taskId, signal);
      return foundWhen(left.every((one) => one.id !== id));
    },
  });
}
