import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import styles from '../activity/Activity.module.css';
import { ActivityColumn } from '../activity/ActivityColumn';
import { HISTORY_TEXTS } from '../history/texts/historyTexts';

/** What was done to the task and said about it: the column of time without its files. */
export default function HistoryTab({ taskId }: TaskScope) {
  const { t } = useTranslation();
  const texts = useTexts(HISTORY_TEXTS);
  return (
    <div className={styles.column}>
      <ActivityColumn
        taskId={taskId}
        kinds={HISTORY}
        label={t('tab.history')}
        none={texts.t('history.none')}
      />
    </div>
  );
}

const HISTORY = ['changes', 'comments'] as const;
