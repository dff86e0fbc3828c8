import type { EngineError } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ReactNode } from 'react';
import { engineWords } from './engineWords';
import styles from './Facts.module.css';
import { WORD_TEXTS } from './wordTexts';

const TELLING: ReadonlySet<string> = new Set(['server', 'unexpected', 'validation']);

/** Whether there is more to tell than plain words do. */
export function hasFacts(error: EngineError): boolean {
  const { kind } = error.problem;
  const isPlain = kind === 'validation' && engineWords(error)?.to === 'people';
  return TELLING.has(kind) && !isPlain;
}

/** The engine's own words, as far as they are not said to people already, and what tells this error from others. */
export function Facts({ error }: { readonly error: EngineError }): ReactNode {
  const { t } = useTexts(WORD_TEXTS);
  const { status, engineType, requestId } = error.problem;
  const words = engineWords(error);
  const facts = [
    status === null ? null : t('fact.status', { status }),
    engineType,
    requestId === null ? null : t('fact.requestId', { id: requestId }),
  ];
  return (
    <span className={styles.facts}>
      {words?.to === 'developers' && <q className={styles.quote}>{words.text}</q>}
      <span className={styles.line}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
    </span>
  );
}
