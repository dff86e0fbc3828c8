import {
  type EngineError,
  type EngineProblem,
  isDefinitionGone,
  isEngineError,
  type MissingAuthorization,
  taskProblem,
} from '@taskweave/engine-client/EngineError';
import { type ProblemTextKey, pageLocale, problemText } from './problemText';

/**
 * What went wrong and what to do, in plain words of the person's language: for every error of the engine client, and for
 * every other. What a process says by itself ("The amount is too high.") is passed on; what the engine says to developers
 * ("ENGINE-03005 Execution of 'UPDATE TaskEntity…'") is not, and can be had by `CopyDetails`.
 *
 * @param locale that of the page unless said otherwise
 *
 * @example notify({ kind: 'error', title: t('claim.failed'), detail: explainProblem(error) })
 */
export function explainProblem(error: unknown, locale: string = pageLocale()): string {
  const cause = engineErrorOf(error);
  const say = (key: ProblemTextKey, values?: Readonly<Record<string, string | number>>) =>
    problemText(key, locale, values) ?? key;
  if (cause === null) return say('unknown');
  const { problem } = cause;
  if (problem.kind === 'forbidden') return forbidden(problem.missing, locale);
  const known = KNOWN.find(({ is }) => is(cause));
  if (known !== undefined) return say(known.key);

  switch (problem.kind) {
    case 'network':
      return say(`lost.${problem.reason}`);
    case 'login-required':
    case 'csrf':
      return say('signedOut');
    case 'not-found':
      return say('gone');
    case 'conflict':
      return say('conflict');
    case 'suspended':
      return say('suspended');
    case 'unexpected':
      return say('unexpected');
    case 'validation':
      return words(problem) ?? say('invalid');
    case 'server':
      if (problem.answeredBy === 'other') return say('proxy', { status: problem.status ?? '' });
      return words(problem) ?? say('engine');
  }
}

/** The error of the engine client behind an error, which may wrap it; null where there is none. */
export function engineErrorOf(error: unknown): EngineError | null {
  if (isEngineError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? engineErrorOf(error.cause) : null;
}

/** What the engine says in its own terms, and what it means. */
const KNOWN: readonly { readonly key: ProblemTextKey; readonly is: (error: EngineError) => boolean }[] = [
  { key: 'gone.task', is: (error) => taskProblem(error) === 'gone' },
  { key: 'tooLarge', is: ({ problem }) => problem.status === 413 },
  { key: 'conflict.claimed', is: ({ problem }) => problem.engineType === 'TaskAlreadyClaimedException' },
  { key: 'conflict', is: said(/ENGINE-03005|updated by another transaction|OptimisticLocking/i) },
  { key: 'gone.definition', is: isDefinitionGone },
];

function said(words: RegExp): (error: EngineError) => boolean {
  return ({ problem }) => problem.answeredBy === 'engine' && words.test(problem.message);
}

/** A beginning that only names the call and an id. */
const NAMES_CALL =
  /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /;

/** What a process or a validator says to people; null for what is meant for developers. */
function words({ answeredBy, message: whole }: EngineProblem): string | null {
  const message = whole.replace(NAMES_CALL, '');
  const isTechnical = /ENGINE-\d|###|Exception\b|\n|\b(org|java|com|io)\.\w+\.|SQL|^Cannot \w+ .*: *$/.test(
    message,
  );
  return answeredBy === 'engine' && !isTechnical && message.length <= 300 ? message : null;
}

/** The engine lists permissions each of which would do. */
function forbidden(missing: readonly MissingAuthorization[], locale: string): string {
  const list = [...new Set(missing.map((one) => describe(one, locale)))];
  const key = list.length === 0 ? 'forbidden' : list.length === 1 ? 'forbidden.one' : 'forbidden.any';
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(list);
  return problemText(key, locale, { list: names }) ?? '';
}

function describe({ permission, resource, resourceId }: MissingAuthorization, locale: string): string {
  const id = resourceId === null || resourceId === '*' ? null : resourceId;
  const names = {
    permission: problemText(`permission.${permission}`, locale) ?? permission,
    resource: problemText(`resource.${resource}`, locale) ?? resource,
  };
  return id === null
    ? (problemText('permissionOnAny', locale, names) ?? '')
    : (problemText('permissionOn', locale, { ...names, id }) ?? '');
}
