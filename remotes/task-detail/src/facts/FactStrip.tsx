import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { USUAL_FACTS } from '@taskweave/widgets/facts/pickFacts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../sizes/watchSize';
import styles from './FactStrip.module.css';
import { FactValue } from './FactValue';
import { type TaskFact, useTaskFacts } from './useTaskFacts';

const MOST = 6;

const LINE = 2;

export interface FactStripProps extends TaskProps {
  readonly isAll: boolean;
}

/** The height is reserved and fixed, so that late facts never move the form. */
export function FactStrip({ isAll, ...scope }: FactStripProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  const wasSeen = useIsSeen(strip);
  const isSeen = isAll || wasSeen;
  const { facts, most } = useTaskFacts(scope, isSeen === true);
  const [isOpen, setIsOpen] = useState(false);
  const [places] = useState(() => {
    if (isAll) return facts?.length ?? most ?? USUAL_FACTS;
    return Math.min(facts?.length ?? most ?? LINE, MOST);
  });
  if (places === 0 || (isAll && facts?.length === 0)) return null;

  const all = isSeen ? (facts ?? []) : [];
  const fits = all.length <= places;
  const shown = isOpen || fits ? all : all.slice(0, places - 1);
  const blanks = isSeen === false ? 0 : Math.max(0, places - shown.length - (fits ? 0 : 1));
  return (
    <section
      ref={strip}
      className={styles.strip}
      aria-label={t('rail.facts')}
      data-open={isOpen || isAll || undefined}
      data-all={isAll || undefined}
    >
      {shown.length > 0 && <Facts taskId={scope.taskId} facts={shown} areInLine={!isOpen && !isAll} />}
      {!fits && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? t('facts.fewer') : t('facts.more', { count: all.length - shown.length })}
        </button>
      )}
      {Array.from({ length: blanks }, (_, index) => (
        <span key={index} />
      ))}
    </section>
  );
}

interface FactsProps {
  readonly taskId: string;
  readonly facts: readonly TaskFact[];
  readonly areInLine: boolean;
}

function Facts({ taskId, facts, areInLine }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact} title={`${fact.label} (${fact.name}): ${fact.text}`}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue taskId={taskId} fact={fact} isInLine={areInLine} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useIsSeen(strip: RefObject<HTMLElement | null>): boolean | null {
  const [isSeen, setIsSeen] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null || isSeen) return;
    return watchSize(element, () => setIsSeen(element.offsetWidth > 0));
  }, [strip, isSeen]);
  return isSeen;
}
