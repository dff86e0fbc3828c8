import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import styles from '../activity/Activity.module.css';
import { ActivityColumn } from '../activity/ActivityColumn';
import { CommentForm } from '../comments/CommentForm';
import { useKnownTask } from '../data/useTaskDetail';

/** The comments of the column of time alone, and a field to say more. */
export default function CommentsTab({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const { isGone } = useKnownTask(taskId);
  return (
    <div className={styles.column}>
      {!isGone && <CommentForm taskId={taskId} task={task} />}
      <ActivityColumn
        taskId={taskId}
        kinds={COMMENTS}
        label={t('comments.label')}
        none={t('comments.none')}
      />
    </div>
  );
}

const COMMENTS = ['comments'] as const;
