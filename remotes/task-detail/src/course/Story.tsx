import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useInboxHref } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import styles from './Course.module.css';
import type { StoryLine } from './storyLines';
import { COURSE_TEXTS } from './texts/courseTexts';
import { useStory } from './useCourse';

export interface StoryProps {
  readonly task: Task;
  readonly isAsked: boolean;
  readonly isLinked?: boolean;
}

export function Story({ task, isAsked, isLinked = true }: StoryProps) {
  const { t, locale } = useTexts(COURSE_TEXTS);
  const now = useMinute();
  const lines = useStory(task, isAsked);
  const href = useInboxHref({ detailsTab: 'task-detail-activity' });
  const textOf = useLineText();
  if (lines.length === 0) return null;
  return (
    <div className={styles.course}>
      <ol className={styles.lines} role="list">
        {lines.map((line) => (
          <li key={line.id}>
            {textOf(line)}{' '}
            <span className={styles.when}>
              {line.count > 1 && `${t('course.times', { count: line.count })}, `}
              <DateText iso={line.time} locale={locale} now={now} />
            </span>
          </li>
        ))}
      </ol>
      {isLinked && (
        <a className={styles.link} href={href}>
          {t('course.all')}
        </a>
      )}
    </div>
  );
}

function useLineText(): (line: StoryLine) => string {
  const { t } = useTexts(COURSE_TEXTS);
  return ({ kind, what: named, who }) => {
    const what = named ?? t('course.someTask');
    switch (kind) {
      case 'completed':
        return t('course.completed', { who: who ?? '', what });
      case 'assigned':
        return who === null ? t('course.done', { what }) : t('course.assigned', { who, what });
      case 'started':
        return who === null ? t('course.started') : t('course.startedBy', { who });
      default:
        return t(`course.${kind}`, { what });
    }
  };
}
