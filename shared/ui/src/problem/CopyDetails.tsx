import { messageOf } from '@taskweave/engine-client/messageOf';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useContext } from 'react';
import { Button } from '../button/Button';
import { useCopied } from '../copy-button/useCopied';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { type ErrorIds, ErrorIdsContext } from './ErrorIds';
import { engineErrorOf } from './engineErrorOf';
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

/** Text for a ticket, the same in every language. Of combined errors, lists each kind once. */
function problemDetails(error: unknown, ids: ErrorIds): string {
  if (error instanceof AggregateError) {
    return [...new Set(error.errors.map((one) => problemDetails(one, ids)))].join('\n\n');
  }
  const cause = engineErrorOf(error);
  const message = messageOf(error);
  if (cause === null) {
    const type = error instanceof Error ? error.name : typeof error;
    return lines({
      Time: new Date().toISOString(),
      Page: ids.page,
      'Error id': ids.of(error),
      Exception: type,
      Message: message,
    });
  }
  const { problem } = cause;
  const missing = problem.kind === 'forbidden' ? problem.missing : [];
  return lines({
    Time: new Date(cause.time).toISOString(),
    Page: ids.page,
    Call: problem.call ?? null,
    Status: problem.status === null ? 'no answer' : String(problem.status),
    'Request id': problem.requestId,
    Exception: problem.engineType,
    Kind: problem.kind,
    Message: problem.message,
    Missing: missing
      .map(({ permission, resource, resourceId }) =>
        `${permission} on ${resource} ${resourceId ?? ''}`.trim(),
      )
      .join(' or '),
  });
}

function lines(facts: Readonly<Record<string, string | null>>): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
