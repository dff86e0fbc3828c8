import { useI18n, useRevision } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import type { ReactNode } from 'react';
import { engineErrorOf } from './engineErrorOf';
import styles from './ProblemFacts.module.css';
import { engineWords } from './words/engineWords';
import { WORD_TEXTS } from './words/wordTexts';

export interface ProblemFactsProps {
  readonly error: unknown;
}

const TELLING: ReadonlySet<string> = new Set(['server', 'unexpected', 'validation']);

/**
 * The engine's technical message, and the facts that an administrator asks for first: status, exception, request id.
 * Nothing where plain words say it all. Cards, notes and notifications include it already.
 * @example <li>{explain(error)} <ProblemFacts error={error} /></li>
 */
export function ProblemFacts({ error }: ProblemFactsProps): ReactNode {
  const cause = engineErrorOf(error);
  const i18n = useI18n();
  useRevision(i18n);
  if (cause === null || !TELLING.has(cause.problem.kind)) return null;
  const words = engineWords(cause);
  const { kind, status, engineType, requestId } = cause.problem;
  if ((kind === 'validation' && words?.to === 'people') || !i18n.ensure(WORD_TEXTS)) return null;
  const { t } = spokenTexts(i18n, WORD_TEXTS);
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
