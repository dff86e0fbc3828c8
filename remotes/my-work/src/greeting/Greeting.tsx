import { givenBackTo } from '@taskweave/engine-client/task-conditions/Condition';
import { dueSpans } from '@taskweave/engine-client/task-conditions/dueSpans';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import { DueTasks } from './DueTasks';
import { FinishedToday } from './FinishedToday';
import styles from './Greeting.module.css';
import { type MyWorkAnswer, useMyWork } from './useMyWork';
import { WorkLine } from './WorkLine';
import type { Work } from './workOf';

export function Greeting() {
  const { t: label } = useTranslation();
  const { t } = useTexts(GREETING_TEXTS);
  const answer = useMyWork();
  const { work, error } = answer;
  return (
    <div className={styles.greeting}>
      <h2 className={styles.title}>{label('work')}</h2>
      {work !== null ? (
        <WorkOfPerson answer={answer} work={work} />
      ) : error === null ? (
        <Skeleton label={t('loading')} count={6} />
      ) : (
        <Problem title={t('failed')} error={error} onRetry={answer.askAgain} isRetrying={answer.isAsking} />
      )}
    </div>
  );
}

interface WorkOfPersonProps {
  readonly answer: MyWorkAnswer;
  readonly work: Work;
}

function WorkOfPerson({ answer, work }: WorkOfPersonProps) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const { id: userId } = useUser();
  const { lists, offered, now, firstWeekday } = answer;
  const conditionsOf = new Map(dueSpans(now, firstWeekday).map((one) => [one.span, one.conditions]));
  const { number } = formatsFor(locale);
  const isEmpty = work.due.length === 0 && work.givenBack.length === 0 && offered === 0;
  const [first] = work.due;
  return (
    <>
      {work.due.map((due) => (
        <DueTasks
          key={due.span}
          due={due}
          list={lists.mine(conditionsOf.get(due.span) ?? [])}
          now={now}
          isFirst={due === first}
        />
      ))}
      {work.due.length === 0 && <p className={styles.nothing}>{t(isEmpty ? 'nothing' : 'nothingDue')}</p>}
      <ul className={styles.lines}>
        {work.givenBack.length > 0 && (
          <WorkLine
            label={t('givenBack')}
            count={number(work.givenBack.length)}
            list={lists.mine(givenBackTo(userId))}
            begins={work.due.length === 0}
          />
        )}
        {offered !== null && offered > 0 && (
          <WorkLine
            label={t('offered')}
            count={number(offered)}
            list={lists.offered}
            begins={work.due.length + work.givenBack.length === 0}
          />
        )}
        <FinishedToday now={now} />
      </ul>
    </>
  );
}
