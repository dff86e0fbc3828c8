import { messageOf } from '@taskweave/engine-client/messageOf';
import type { ErrorIds } from './ErrorIds';
import { engineErrorOf } from './engineErrorOf';

/** Text for a ticket, the same in every language. Of combined errors, lists each kind once. */
export function problemDetails(error: unknown, ids: ErrorIds): string {
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
