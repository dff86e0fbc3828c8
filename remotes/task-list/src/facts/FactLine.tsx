import { Fragment } from 'react';
import styles from './FactLine.module.css';
import { PressedFact } from './PressedFact';
import { pressedText } from './pressedText';
import type { FactLineProps, RowFact } from './RowFacts';

export function FactLine({ facts, notice, isBehind, isReachable }: FactLineProps) {
  const kept = facts.filter(({ isKept }) => isKept);
  const isNoticeBehind = isBehind || kept.length > 0;
  return (
    <>
      <Facts facts={kept} isBehind={isBehind} isReachable={isReachable} />
      {notice && isNoticeBehind && ' · '}
      {notice}
      <Facts
        facts={facts.slice(kept.length)}
        isBehind={isNoticeBehind || Boolean(notice)}
        isReachable={isReachable}
      />
    </>
  );
}

function Facts({ facts, isBehind, isReachable }: Omit<FactLineProps, 'notice'>) {
  return facts.map((fact, index) => (
    <Fragment key={fact.name}>
      {(isBehind || index > 0) && ' · '}
      {fact.labelled === 'where-wide' && <span className={styles.label}>{fact.label}: </span>}
      <LineFact fact={fact} isReachable={isReachable} />
    </Fragment>
  ));
}

function LineFact({ fact, isReachable }: Pick<FactLineProps, 'isReachable'> & { readonly fact: RowFact }) {
  const words = pressedText(fact);
  if (words === null) return <PlainFact text={labelOf(fact) + fact.text} />;
  return (
    <span>
      {labelOf(fact)}
      <PressedFact {...{ fact, words, isReachable }} />
    </span>
  );
}

function labelOf({ label, labelled }: RowFact): string {
  return labelled === 'always' ? `${label}: ` : '';
}

function PlainFact({ text }: { readonly text: string }) {
  const isPageMirrored = document.documentElement.dir === 'rtl';
  return READS_LEFTWARDS.test(text) || isPageMirrored ? <bdi className={styles.fact}>{text}</bdi> : text;
}

const READS_LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufefc]/;
