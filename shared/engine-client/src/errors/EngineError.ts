export interface MissingAuthorization {
  readonly permission: string;
  readonly resource: string;
  readonly resourceId: string | null;
}

interface ProblemBase {
  readonly status: number | null;
  readonly engineType: string | null;
  readonly message: string;
  readonly answeredBy: 'engine' | 'other' | null;
  readonly isUnsent?: boolean;
  readonly details?: unknown;
  readonly call?: string;
  /** The engines where only a part of a change failed, by name. */
  readonly where?: string;
  readonly requestId: string | null;
}

export type EngineProblem =
  | (ProblemBase & { readonly kind: 'network'; readonly reason: 'offline' | 'timeout' })
  | (ProblemBase & { readonly kind: 'login-required' })
  | (ProblemBase & { readonly kind: 'csrf' })
  | (ProblemBase & {
      readonly kind: 'forbidden';
      readonly missing: readonly MissingAuthorization[];
      readonly isBare?: boolean;
    })
  | (ProblemBase & { readonly kind: 'not-found' })
  | (ProblemBase & { readonly kind: 'validation'; readonly fields: Readonly<Record<string, string>> })
  | (ProblemBase & { readonly kind: 'conflict' })
  | (ProblemBase & { readonly kind: 'suspended' })
  | (ProblemBase & { readonly kind: 'server' })
  | (ProblemBase & { readonly kind: 'unexpected'; readonly isPage?: boolean });

export class EngineError extends Error {
  readonly problem: EngineProblem;
  readonly time = Date.now();

  constructor(problem: EngineProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'EngineError';
    this.problem = problem;
  }
}

export function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}

/** Throws the error of a step before a call, which marks the call as not sent. */
export function throwUnsent(error: unknown): never {
  throw isEngineError(error)
    ? new EngineError({ ...error.problem, isUnsent: true }, { cause: error })
    : error;
}

export function isLoginRequired(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'login-required';
}

export function isPageInstead(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'unexpected' && error.problem.isPage === true;
}

export function taskProblem(error: unknown): 'gone' | 'suspended' | null {
  if (!isEngineError(error)) return null;
  const { kind, message } = error.problem;
  if (kind === 'suspended') return 'suspended';
  if (/task is null|no matching task/i.test(message)) return 'gone';
  const [, ...ids] = message.toLowerCase().split('cannot get form for task ');
  return ids.at(-1)?.includes(':') === false ? 'gone' : null;
}

export function fieldNotConverted(error: unknown): string | null {
  if (!isEngineError(error) || error.problem.engineType !== 'FormFieldValidationException') return null;
  const [before, name = ''] = error.problem.message.split("'");
  return before === 'failed to convert ' && name !== '' ? name : null;
}

export function refusesNoGroups(error: unknown): boolean {
  return isEngineError(error) && error.problem.message.includes("'taskCandidateGroupIn'");
}

export function isDefinitionGone(error: unknown): boolean {
  if (!isEngineError(error) || error.problem.answeredBy !== 'engine') return false;
  const { message } = error.problem;
  const at = message.search(/definition with id /i);
  return DEFINITION_GONE.test(message) || (at !== -1 && / (is null|does not exist)/i.test(message.slice(at)));
}

const DEFINITION_GONE =
  /no deployed (process|case) definition|processDefinition is null|no matching definition with id|get start form data for process definition/i;

export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
