import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import styles from '../activity/Activity.module.css';
import { ActivityColumn } from '../activity/ActivityColumn';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { AddFiles } from '../attachments/AddFiles';
import { useKnownTask } from '../data/useTaskDetail';

/** The files and addresses of the column of time alone, and fields to add more. */
export default function AttachmentsTab({ taskId }: TaskScope) {
  const { t } = useTranslation();
  const texts = useTexts(ACTIVITY_TEXTS);
  const { isGone } = useKnownTask(taskId);
  const column = (
    <ActivityColumn
      taskId={taskId}
      kinds={FILES}
      label={t('attachments.label')}
      none={texts.t('attachments.none')}
    />
  );
  return (
    <div className={styles.column}>{isGone ? column : <AddFiles taskId={taskId}>{column}</AddFiles>}</div>
  );
}

const FILES = ['files'] as const;
