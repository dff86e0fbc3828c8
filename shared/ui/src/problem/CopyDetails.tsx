import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useContext, useEffect, useState } from 'react';
import { Button } from '../button/Button';
import { copyText } from '../copy-text/copyText';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ErrorIdsContext } from './ErrorIds';
import { problemDetails } from './problemDetails';
import { PROBLEM_TEXTS } from './problemTexts';

/** How long it says that the details were copied. */
const STATUS_TIME = 2000;

export interface CopyDetailsProps {
  readonly error: unknown;
}

/**
 * Copies what an administrator needs to find the cause of an error: time, request id, call, status, type of exception.
 *
 * @example <p>{explain(error)} <CopyDetails error={error} /></p>
 */
export function CopyDetails({ error }: CopyDetailsProps) {
  const ids = useContext(ErrorIdsContext);
  const [status, setStatus] = useState<'copied' | 'copyFailed' | null>(null);
  const { t } = useTexts(PROBLEM_TEXTS);

  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), STATUS_TIME);
    return () => clearTimeout(timer);
  }, [status]);

  function copy(): void {
    copyText(problemDetails(error, ids)).then(
      () => setStatus('copied'),
      () => setStatus('copyFailed'),
    );
  }

  return (
    <>
      <Button size="sm" icon={status === 'copied' ? 'check' : undefined} onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status">
        <VisuallyHidden>{status === null ? '' : t(status)}</VisuallyHidden>
      </span>
    </>
  );
}
