import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { attachmentDataUrl } from '@taskweave/engine-client/resources/task/attachment';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { type TaskProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useMemo } from 'react';
import { useIsStaying } from '../activity/useIsStaying';
import { attachmentName } from '../attachments/attachmentName';
import { CommentText } from '../comments/text/CommentText';
import { useKnownTask } from '../data/useTaskDetail';
import { useDoomedIds } from '../deletions/useDoomedIds';
import { useIsPrinting } from '../print/printing';
import styles from './Rail.module.css';

const SHOWN = 3;

export default function LatestActivity({ taskId }: TaskProps) {
  return <ActivityOf key={taskId} taskId={taskId} />;
}

function ActivityOf({ taskId }: Pick<TaskProps, 'taskId'>) {
  const client = useEngineClient();
  const { isGone } = useKnownTask(taskId);
  const isStaying = useIsStaying();
  const enabled = (useIsPrinting() || isStaying) && !isGone;
  const { data } = useQuery({ ...taskRecordQueries(client).comments(taskId), enabled });
  const doomed = useDoomedIds(taskId);
  return data === undefined ? null : (
    <Comments taskId={taskId} comments={data.filter(({ id }) => !doomed.has(id))} />
  );
}

interface CommentsProps extends Pick<TaskProps, 'taskId'> {
  readonly comments: readonly Comment[];
}

function Comments({ taskId, comments }: CommentsProps) {
  const { t, locale } = useTranslation();
  const now = useMinute();
  const client = useEngineClient();
  const isPrinting = useIsPrinting();
  const latest = isPrinting ? comments : comments.slice(0, SHOWN);
  const ids = [...new Set(latest.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });
  const files = useFiles(taskId, latest);
  if (latest.length === 0) return null;
  return (
    <ul className={styles.activity} role="list">
      {latest.map(({ id, userId, time, message }) => {
        const user = names.data?.[userId ?? ''];
        return (
          <li key={id}>
            <CommentText className={styles.said} message={message} files={files} />
            <span className={styles.when}>
              <bdi>{user === undefined ? (userId ?? t('comments.system')) : userName(user)}</bdi>
              <DateText iso={time} locale={locale} now={now} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useFiles(taskId: string, comments: readonly Comment[]): ReadonlyMap<string, string> {
  const client = useEngineClient();
  const enabled = comments.some(({ message }) => message.slice(message.lastIndexOf('\n')).includes(': '));
  const { data } = useQuery({ ...taskRecordQueries(client).attachments(taskId), enabled });
  return useMemo(() => {
    const kept = data?.filter(({ url }) => url === null) ?? [];
    return new Map(
      kept.map((file) => [attachmentName(file), attachmentDataUrl(client, taskId, file.id)] as const),
    );
  }, [client, taskId, data]);
}
