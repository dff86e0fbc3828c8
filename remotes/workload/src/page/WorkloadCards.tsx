import { useTexts } from '@taskweave/i18n/page/useTexts';
import { AssigneeCard } from '../cards/AssigneeCard';
import { DoneByProcessCard } from '../cards/DoneByProcessCard';
import { DonePerDayCard } from '../cards/DonePerDayCard';
import { DueCard } from '../cards/DueCard';
import { DurationCard } from '../cards/DurationCard';
import { GroupCard } from '../cards/GroupCard';
import { ProcessCard } from '../cards/ProcessCard';
import { ReportCard } from '../cards/ReportCard';
import type { CountView } from '../counting/CountScope';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import styles from './WorkloadPage.module.css';

export function WorkloadCards({ view }: { readonly view: CountView }) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  return (
    <>
      <div className={styles.cards}>
        <DueCard view={view} />
        <ProcessCard view={view} />
        <AssigneeCard view={view} />
        <GroupCard view={view} />
      </div>
      {view.scope !== null && <p className={styles.text}>{t('reports.text')}</p>}
      <div className={styles.cards}>
        <DonePerDayCard view={view} />
        <DoneByProcessCard view={view} />
        <DurationCard view={view} />
        <ReportCard view={view} />
      </div>
    </>
  );
}
