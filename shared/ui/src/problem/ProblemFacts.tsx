import { useI18n, useRevision } from '@taskweave/i18n/page/I18nContext';
import type { ReactNode } from 'react';
import { engineErrorOf } from './engineErrorOf';
import { Facts, hasFacts } from './words/Facts';
import { WORD_TEXTS } from './words/wordTexts';

export interface ProblemFactsProps {
  readonly error: unknown;
}

/**
 * What the engine said to developers, and the facts that an administrator asks for first: status, exception, request id.
 * Nothing where plain words say it all. Cards, notes and notifications that are given the error have it already.
 *
 * @example <li>{explain(error)} <ProblemFacts error={error} /></li>
 */
export function ProblemFacts({ error }: ProblemFactsProps): ReactNode {
  const cause = engineErrorOf(error);
  const i18n = useI18n();
  useRevision(i18n);
  return cause !== null && hasFacts(cause) && i18n.ensure(WORD_TEXTS) && <Facts error={cause} />;
}
