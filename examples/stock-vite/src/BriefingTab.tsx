import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import styles from './BriefingTab.module.css';
import { briefingOf } from './briefingOf';

export default function BriefingTab({ task }: TaskProps) {
  const language = useTranslation();
  return (
    <div className={styles.briefing}>
      <Note>{briefingOf(task, language)}</Note>
    </div>
  );
}
