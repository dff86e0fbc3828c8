import { useQuery } from '@tanstack/react-query';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { DateText } from '@taskweave/ui/date-text';
import { Resolve } from '@taskweave/ui/resolve';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useId } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';

export function TaskComments({ taskId }: { readonly taskId: string }) {
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
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {t('comments')}
      </h4>
      <ul className={styles.plain} role="list">
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
      </ul>
    </section>
  );
}
