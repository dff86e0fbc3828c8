/** An authorization that the person lacks. `resourceId` is null where the engine does not name one. */
export interface MissingAuthorization {
  readonly permission: string;
  readonly resource: string;
  readonly resourceId: string | null;
}

interface ProblemBase {
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The engine's name for the error, such as `AuthorizationException`; null where the answer names none. */
  readonly engineType: string | null;
  /** The engine's own words, or ours where it said nothing. For people only where nothing better is known. */
  readonly message: string;
  /**
   * Who answered: `engine`, in its own error format or its own words on the session; `other`, where an answer came but not
   * (or not wholly) from the engine, such as a proxy's 502 or a body that was cut off; null where none came.
   */
  readonly answeredBy: 'engine' | 'other' | null;
  /** True where the call never left the page, so that nothing can have been done. */
  readonly isUnsent?: boolean;
  /** What the engine says beside its message, as it came: of a `ParseException` the faults of each file. */
  readonly details?: unknown;
  /** Method and path of the call, without its query; absent where a body was read later. */
  readonly call?: string;
  /** The id of the request in the log: what the answer names as `X-Request-Id`, else what was sent so; null where a body was read later. */
  readonly requestId: string | null;
}

/** Everything that can go wrong with a call, by `kind`. */
export type EngineProblem =
  /** No answer: the network is down, or it took longer than the time limit. */
  | (ProblemBase & { readonly kind: 'network'; readonly reason: 'offline' | 'timeout' })
  /** Nobody is signed in (any more). */
  | (ProblemBase & { readonly kind: 'login-required' })
  /** The engine refused the request's CSRF token. Seen by the sign-in only; other calls end as `login-required`. */
  | (ProblemBase & { readonly kind: 'csrf' })
  /**
   * The person lacks authorizations: those in `missing`, as far as the engine names them. `isBare` where the answer gives no
   * reason at all: it is empty, or no more than the container's own words for the status.
   */
  | (ProblemBase & {
      readonly kind: 'forbidden';
      readonly missing: readonly MissingAuthorization[];
      readonly isBare?: boolean;
    })
  | (ProblemBase & { readonly kind: 'not-found' })
  /** What was sent is not right. `fields` has the messages that belong to one form field, by its id. */
  | (ProblemBase & { readonly kind: 'validation'; readonly fields: Readonly<Record<string, string>> })
  /** Someone else changed the same thing at the same time. */
  | (ProblemBase & { readonly kind: 'conflict' })
  /** The task, its instance or its definition is suspended. */
  | (ProblemBase & { readonly kind: 'suspended' })
  | (ProblemBase & { readonly kind: 'server' })
  /**
   * The answer is not what the engine's description promises. `isPage` where a page came in its place: of a proxy that has
   * signed the person out, most often.
   */
  | (ProblemBase & { readonly kind: 'unexpected'; readonly isPage?: boolean });

/** What every call of the engine client throws, except for the `AbortError` of an aborted call. */
export class EngineError extends Error {
  readonly problem: EngineProblem;
  /** When it happened, in milliseconds since 1970. */
  readonly time = Date.now();

  constructor(problem: EngineProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'EngineError';
    this.problem = problem;
  }
}

/** True for what the engine client throws, and for what a test makes up in its place. By name, as an `AbortError` is known. */
export function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}

/** True where nobody is signed in (any more). The page asks for it by itself: no error is to be shown. */
export function isLoginRequired(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'login-required';
}

/** True where a page came in place of the engine's answer. */
export function isPageInstead(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'unexpected' && error.problem.isPage === true;
}

/**
 * Says whether the error means that the task is no longer there (`gone`: completed or removed by someone
 * else) or that its instance is `suspended`; null for everything else.
 */
export function taskProblem(error: unknown): 'gone' | 'suspended' | null {
  if (!isEngineError(error)) return null;
  const { kind, message } = error.problem;
  if (kind === 'suspended') return 'suspended';
  if (/task is null|no matching task/i.test(message)) return 'gone';
  // What follows a colon is another reason.
  const [, ...ids] = message.toLowerCase().split('cannot get form for task ');
  return ids.at(-1)?.includes(':') === false ? 'gone' : null;
}

/** The field of a generated form that the engine cannot make because the stored value does not fit it; null for everything else. */
export function fieldNotConverted(error: unknown): string | null {
  if (!isEngineError(error) || error.problem.engineType !== 'FormFieldValidationException') return null;
  const [before, name = ''] = error.problem.message.split("'");
  return before === 'failed to convert ' && name !== '' ? name : null;
}

/** True for the engine's refusal to look for the tasks of no group. It does not name the reason, which may be another. */
export function refusesNoGroups(error: unknown): boolean {
  return isEngineError(error) && error.problem.message.includes("'taskCandidateGroupIn'");
}

/** True where the engine no longer has the definition (the version of a process or case) that a call was about. */
export function isDefinitionGone(error: unknown): boolean {
  if (!isEngineError(error) || error.problem.answeredBy !== 'engine') return false;
  const { message } = error.problem;
  const at = message.search(/definition with id /i);
  return DEFINITION_GONE.test(message) || (at !== -1 && / (is null|does not exist)/i.test(message.slice(at)));
}

const DEFINITION_GONE =
  /no deployed (process|case) definition|processDefinition is null|no matching definition with id|get start form data for process definition/i;

/** True for the error of a call that was aborted by its signal: nothing went wrong, nobody wants the answer. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
