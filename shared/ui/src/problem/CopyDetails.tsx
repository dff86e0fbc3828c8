import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useContext } from 'react';
import { Button } from '../button/Button';
import { useCopied } from '../copy-button/useCopied';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ErrorIdsContext } from './ErrorIds';
import { problemDetails } from './problemDetails';
import { PROBLEM_TEXTS } from './problemTexts';

const STATUS_TIME = 2000;

export interface CopyDetailsProps {
  readonly error: unknown;
}

/**
 * Copies what an administrator needs to find the cause of an error: time, request id, call, status, exception type.
 * It has its own texts, in the language of the page.
 * @example <p>{explain(error)} <CopyDetails error={error} /></p>
 */
export function CopyDetails({ error }: CopyDetailsProps) {
  const ids = useContext(ErrorIdsContext);
  const [status, copy] = useCopied(STATUS_TIME);
  const { t } = useTexts(PROBLEM_TEXTS);
  return (
    <>
      <Button
        size="sm"
        icon={status === 'copied' ? 'check' : undefined}
        onClick={() => copy(problemDetails(error, ids))}
      >
        {t('copy')}
      </Button>
      <span role="status">
        <VisuallyHidden>{status !== null && t(status === 'copied' ? 'copied' : 'copyFailed')}</VisuallyHidden>
      </span>
    </>
  );
}
