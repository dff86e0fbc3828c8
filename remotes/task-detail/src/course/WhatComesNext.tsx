import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import styles from './Course.module.css';
import type { Way } from './model/whatComesNext';
import { COURSE_TEXTS } from './texts/courseTexts';
import { useComingNext } from './useCourse';

const MOST = 4;

export interface WhatComesNextProps {
  readonly task: Task;
  readonly isAsked: boolean;
}

export function WhatComesNext({ task, isAsked }: WhatComesNextProps) {
  const { t } = useTexts(COURSE_TEXTS);
  const next = useComingNext(task, isAsked);
  const textOf = useWayText();
  if (next === null) return null;
  const { how, ways } = next;
  if (how === 'one') return <p className={styles.next}>{ways.map(textOf)}</p>;
  const shown = ways.slice(0, MOST);
  const left = ways.length - shown.length;
  return (
    <div className={styles.course}>
      <p>{t(`next.lead.${how}`, { count: ways.length })}</p>
      <ul className={styles.ways}>
        {shown.map((way, index) => (
          <li key={`${index} ${way.label}`}>{textOf(way)}</li>
        ))}
        {left > 0 && <li>{t('next.more', { count: left })}</li>}
      </ul>
    </div>
  );
}

function useWayText(): (way: Way) => string {
  const { t } = useTexts(COURSE_TEXTS);
  return ({ label, step, waits }) => {
    const text = 'name' in step ? named(step) : t(`next.step.${step.kind}`);
    const whole = waits ? t('next.waits', { step: text }) : text;
    return label === null ? whole : t('next.labelled', { label, step: whole });
  };

  function named({ kind, name }: Extract<Way['step'], { readonly name: unknown }>): string {
    if (name !== null) return t(`next.step.${kind}`, { name });
    return kind === 'work' ? t('next.step.open') : t(`next.step.${kind}.unnamed`);
  }
}
