import { messageOf } from '@taskweave/engine-client/messageOf';
import { engineErrorOf } from './explainProblem';

declare global {
  /** The id under which an error of the page was reported; null where it was not. Only where pages report errors. */
  var taskweaveErrorId: ((error: unknown) => string | null) | undefined;
}

/**
 * What an administrator or a developer needs to find the cause, as text for a ticket; the same in every language. Errors
 * that came together stand one below the other, each kind once.
 */
export function problemDetails(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(problemDetails))].join('\n\n');
  const cause = engineErrorOf(error);
  const message = messageOf(error);
  if (cause === null) {
    const type = error instanceof Error ? error.name : typeof error;
    const id = globalThis.taskweaveErrorId?.(error) ?? null;
    return lines({
      Time: new Date().toISOString(),
      Page: page(),
      'Error id': id,
      Exception: type,
      Message: message,
    });
  }
  const { problem } = cause;
  const missing = problem.kind === 'forbidden' ? problem.missing : [];
  return lines({
    Time: new Date(cause.time).toISOString(),
    Page: page(),
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

/** Without what stands behind the question mark or the hash: that may be a search. */
function page(): string {
  return location.origin + location.pathname;
}

function lines(facts: Readonly<Record<string, string | null>>): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
