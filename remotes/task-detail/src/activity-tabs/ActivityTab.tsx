import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskScope, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { useAddressParam } from '@taskweave/ui/address-param';
import { useId } from 'react';
import styles from '../activity/Activity.module.css';
import { ActivityColumn } from '../activity/ActivityColumn';
import { ACTIVITY_KINDS } from '../activity/activityEvents';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { AddFiles } from '../attachments/AddFiles';
import { CommentForm } from '../comments/CommentForm';
import { useKnownTask } from '../data/useTaskDetail';
import { HISTORY_TEXTS } from '../history/texts/historyTexts';

const CHOICES = ['all', ...ACTIVITY_KINDS] as const;

type Choice = (typeof CHOICES)[number];

/** Everything that happened to the task, or the kind of it that the address names, and where a person adds to it. */
export default function ActivityTab({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const texts = useTexts(ACTIVITY_TEXTS);
  const { isGone } = useKnownTask(taskId);
  const [named, setNamed] = useAddressParam(useNavigation(), 'activity');
  const labels = {
    all: t('tab.activity'),
    comments: t('comments.label'),
    files: t('attachments.label'),
    changes: t('tab.history'),
  };
  const none = {
    all: texts.t('activity.none'),
    comments: t('comments.none'),
    files: texts.t('attachments.none'),
    changes: useTexts(HISTORY_TEXTS).t('history.none'),
  };
  const choice = CHOICES.find((one) => one === named) ?? 'all';
  const column = (
    <ActivityColumn
      // A kind begins without what was said of another.
      key={choice}
      taskId={taskId}
      kinds={choice === 'all' ? ACTIVITY_KINDS : [choice]}
      label={labels[choice]}
      none={none[choice]}
    />
  );
  return (
    <div className={styles.column}>
      <Kinds choice={choice} onChoose={(next) => setNamed(next === 'all' ? null : next, { replace: true })} />
      {!isGone && choice !== 'files' && <CommentForm taskId={taskId} task={task} />}
      {!isGone && choice === 'files' ? <AddFiles taskId={taskId}>{column}</AddFiles> : column}
    </div>
  );
}

interface KindsProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Kinds({ choice, onChoose }: KindsProps) {
  const { t } = useTexts(ACTIVITY_TEXTS);
  const group = useId();
  return (
    <fieldset className={styles.kinds} aria-label={t('common.show')}>
      {CHOICES.map((one) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={group} checked={one === choice} onChange={() => onChoose(one)} />
          {t(`activity.kind.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
