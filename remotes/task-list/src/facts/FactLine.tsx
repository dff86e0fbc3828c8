import styles from './FactLine.module.css';
import { PressedFact } from './PressedFact';
import { pressedText } from './pressedText';
import type { FactLineProps, RowFact } from './RowFacts';

export function FactLine({ facts, isBehind, isReachable }: FactLineProps) {
  return facts.map((fact, index) => (
    <span key={fact.name} data-kept={fact.isKept || undefined}>
      {(isBehind || index > 0) && BETWEEN}
      {fact.labelled === 'where-wide' && <span className={styles.label}>{fact.label}: </span>}
      <LineFact fact={fact} isReachable={isReachable} />
    </span>
  ));
}

/** A space that stands first in its element is dropped unless it is non-breaking. */
const BETWEEN = '\u00a0· ';

function LineFact({ fact, isReachable }: Pick<FactLineProps, 'isReachable'> & { readonly fact: RowFact }) {
  const words = pressedText(fact);
  if (words === null) return <PlainFact text={labelOf(fact) + fact.text} />;
  return (
    <>
      {labelOf(fact)}
      <PressedFact {...{ fact, words, isReachable }} />
    </>
  );
}

function labelOf({ label, labelled }: RowFact): string {
  return labelled === 'always' ? `${label}: ` : '';
}

function PlainFact({ text }: { readonly text: string }) {
  return READS_LEFTWARDS.test(text) ? <bdi>{text}</bdi> : text;
}

const READS_LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufefc]/;
