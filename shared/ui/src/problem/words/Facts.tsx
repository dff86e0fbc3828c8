import type { EngineError } from '@taskweave/engine-client/EngineError';
import type { ReactNode } from 'react';
import { pageLocale } from '../subject/problemText';
import { engineWords } from './engineWords';
import styles from './Facts.module.css';
import { wordText } from './wordText';

const TELLING: ReadonlySet<string> = new Set(['server', 'unexpected', 'validation']);

/** The engine's own words, as far as they are not said to people already, and what tells this error from others. */
export function Facts({ error }: { readonly error: EngineError }): ReactNode {
  const { kind, status, engineType, requestId } = error.problem;
  const words = engineWords(error);
  const isPlain = kind === 'validation' && words?.to === 'people';
  if (!TELLING.has(kind) || isPlain) return null;
  const locale = pageLocale();
  const facts = [
    status === null ? null : wordText('fact.status', locale, { status }),
    engineType,
    requestId === null ? null : wordText('fact.requestId', locale, { id: requestId }),
  ];
  return (
    <span className={styles.facts}>
      {words?.to === 'developers' && <q className={styles.quote}>{words.text}</q>}
      <span className={styles.line}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
    </span>
  );
}
