import type { InstanceOfTask } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import type { ReactNode } from 'react';
import styles from '../activity/Activity.module.css';
import { ActivityColumn } from '../activity/ActivityColumn';
import { ACTIVITY_KINDS, type ActivityKind } from '../activity/activityEvents';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { AddFiles } from '../attachments/AddFiles';
import { CommentForm } from '../comments/CommentForm';
import { useKnownTask } from '../data/useTaskDetail';
import { HISTORY_TEXTS } from '../history/texts/historyTexts';

export interface ActivityOfProps extends TaskProps {
  readonly choice: 'all' | ActivityKind;
  readonly kinds?: readonly ActivityKind[];
  readonly isReadOnly?: boolean;
  readonly instance?: InstanceOfTask | null;
  readonly children?: ReactNode;
}

export function ActivityOf(props: ActivityOfProps) {
  const { taskId, task, choice, kinds, isReadOnly = false, instance = null, children } = props;
  const { t } = useTranslation();
  const texts = useTexts(ACTIVITY_TEXTS);
  const history = useTexts(HISTORY_TEXTS);
  const { isGone } = useKnownTask(taskId);
  const [label, none] = {
    all: [t('tab.activity'), texts.t('activity.none')],
    comments: [t('comments.label'), t('comments.none')],
    files: [t('attachments.label'), texts.t('attachments.none')],
    changes: [t('tab.history'), history.t('history.none')],
  }[choice] as [string, string];
  const shown = kinds ?? (choice === 'all' ? ACTIVITY_KINDS : [choice]);
  const column = <ActivityColumn key={choice} {...{ taskId, instance, label, none }} kinds={shown} />;
  const canAdd = !isGone && !isReadOnly;
  return (
    <div className={styles.column}>
      {children}
      {!isReadOnly && choice !== 'files' && <CommentForm {...{ taskId, task, isGone }} />}
      {canAdd && choice === 'files' ? <AddFiles taskId={taskId}>{column}</AddFiles> : column}
    </div>
  );
}
