import { Fragment } from 'react';
import styles from './FactLine.module.css';
import { PressedFact } from './PressedFact';
import { pressedText } from './pressedText';
import type { FactLineProps, RowFact } from './RowFacts';

export function FactLine({ facts, isBehind, isReachable }: FactLineProps) {
  return runsOf(facts).map((run, index) => (
    <span key={run[0].name} data-kept={run[0].isKept || undefined}>
      {run.map((fact, place) => (
        <Fragment key={fact.name}>
          {(isBehind || index + place > 0) && BETWEEN}
          {fact.labelled === 'where-wide' && <span className={styles.label}>{fact.label}: </span>}
          <LineFact fact={fact} isReachable={isReachable} />
        </Fragment>
      ))}
    </span>
  ));
}

type Run = [RowFact, ...RowFact[]];

/** Neighbours that may be cut share an element, since the number of elements in a list is limited. */
function runsOf(facts: readonly RowFact[]): readonly Run[] {
  const runs: Run[] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (last === undefined || fact.isKept || last[0].isKept) runs.push([fact]);
    else last.push(fact);
  }
  return runs;
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
