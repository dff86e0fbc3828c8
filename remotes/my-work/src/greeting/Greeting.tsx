import { givenBackTo } from '@taskweave/engine-client/task-conditions/Condition';
import { dueSpans } from '@taskweave/engine-client/task-conditions/dueSpans';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useInboxParam, useTotals, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { WorkRows } from '@taskweave/widgets/work-row';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import { DueTasks, shownTasks, TaskLine, URGENCY } from './DueTasks';
import { FinishedToday } from './FinishedToday';
import styles from './Greeting.module.css';
import { useAskAbout } from './useAskAbout';
import { type MyWorkAnswer, useMyWork } from './useMyWork';
import { WorkLine } from './WorkLine';
import type { Work } from './workOf';

export function Greeting() {
  const { t: label } = useTranslation();
  const { t } = useTexts(GREETING_TEXTS);
  const answer = useMyWork();
  const { work, error } = answer;
  return (
    <Stack gap={5}>
      <h2 className={styles.title}>{label('work')}</h2>
      {work !== null ? (
        <WorkOfPerson answer={answer} work={work} />
      ) : error === null ? (
        <Skeleton label={t('loading')} count={6} />
      ) : (
        <Problem title={t('failed')} error={error} onRetry={answer.askAgain} isRetrying={answer.isAsking} />
      )}
    </Stack>
  );
}

interface WorkOfPersonProps {
  readonly answer: MyWorkAnswer;
  readonly work: Work;
}

function WorkOfPerson({ answer, work }: WorkOfPersonProps) {
  const { t } = useTexts(GREETING_TEXTS);
  const { id: userId } = useUser();
  const filterId = useInboxParam('filter');
  const { lists, offered, now, firstWeekday } = answer;
  const conditionsOf = new Map(dueSpans(now, firstWeekday).map((one) => [one.span, one.conditions]));
  const total = useTotals();
  const [next] = [...work.due.flatMap(({ tasks }) => tasks), ...work.givenBack];
  const nextSpan = work.due.find(({ tasks }) => tasks.length > 0)?.span;
  const nextUrgency = nextSpan && URGENCY[nextSpan];
  const isBeside = lists.mine([])?.filter === filterId;
  const shown = work.due.flatMap(({ tasks }) => shownTasks(tasks, next));
  useAskAbout(next === undefined ? shown : [next, ...shown], !isBeside);
  const isEmpty = next === undefined && offered === 0;
  const hasOffered = offered !== null && offered > 0;
  return (
    <>
      <ul role="list" className={styles.counters}>
        {work.due.map((due) => (
          <WorkLine
            key={due.span}
            urgency={URGENCY[due.span]}
            label={t(due.span)}
            count={due.isCut && due.tasks.length === 0 ? '' : total(due.tasks.length, due.isCut)}
            list={lists.mine(conditionsOf.get(due.span) ?? [])}
          />
        ))}
        {work.givenBack.length > 0 && (
          <WorkLine
            label={t('givenBack')}
            count={total(work.givenBack.length)}
            list={lists.mine(givenBackTo(userId))}
          />
        )}
        {hasOffered && (
          <WorkLine
            label={t('offered')}
            count={total(offered)}
            list={lists.offered}
            begins={next === undefined}
          />
        )}
      </ul>
      {next === undefined ? (
        <p className={styles.nothing}>{t(isEmpty ? 'nothing' : 'nothingDue')}</p>
      ) : (
        <section className={styles.start} data-urgency={nextUrgency} aria-labelledby={START_ID}>
          <h3 id={START_ID}>{t('startWith')}</h3>
          <WorkRows>
            <TaskLine task={next} now={now} begins />
          </WorkRows>
        </section>
      )}
      <Stack gap={5} className={styles.lists} data-beside={isBeside || undefined}>
        {work.due.map((due) => (
          <DueTasks key={due.span} due={due} begun={next} now={now} />
        ))}
      </Stack>
      <ul role="list" className={styles.lines}>
        <FinishedToday now={now} />
      </ul>
    </>
  );
}

const START_ID = 'my-work-start';
