import { Fragment } from 'react';
import styles from './FactLine.module.css';
import type { FactLineProps, RowFact } from './RowFacts';
import { VariableText } from './VariableText';
import { variableKind } from './variableKind';

/** The facts of a task behind what it belongs to, in the one line that a row has for both. */
export function FactLine({ facts, isBehind, isReachable }: FactLineProps) {
  return facts.map((fact, index) => (
    <Fragment key={fact.name}>
      {(isBehind || index > 0) && ' · '}
      {fact.labelled === 'where-wide' && <span className={styles.label}>{fact.label}: </span>}
      {canBePressed(fact) ? (
        <span>
          {labelOf(fact)}
          <VariableText name={fact.label} variable={fact.variable} isReachable={isReachable} />
        </span>
      ) : (
        <PlainFact text={labelOf(fact) + fact.text} />
      )}
    </Fragment>
  ));
}

function labelOf({ label, labelled }: RowFact): string {
  return labelled === 'always' ? `${label}: ` : '';
}

/** Files are downloaded; objects and texts of more than a line are opened. */
function canBePressed({ value, variable }: RowFact): boolean {
  const kind = variableKind(variable);
  return value.kind === 'file' || value.kind === 'data' || (kind.kind === 'text' && kind.isLong);
}

/** A list has many rows: what cannot turn the order of its neighbours round needs no element. */
function PlainFact({ text }: { readonly text: string }) {
  return READS_LEFTWARDS.test(text) ? <bdi>{text}</bdi> : text;
}

/** Hebrew, Arabic and their neighbours. */
const READS_LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufefc]/;
