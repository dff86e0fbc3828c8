import {
  type EngineError,
  type EngineProblem,
  fieldNotConverted,
  isDefinitionGone,
  type MissingAuthorization,
  taskProblem,
} from '@taskweave/engine-client/EngineError';
import { engineWords } from './engineWords';
import { permissionWord, resourceWord, type WordKey, type Words } from './wordTexts';

/**
 * Explains an error by the engine's message, else by its status; each in one place only:
 * | status | explanation |
 * | --- | --- |
 * | 500 | the process's message, or a server error whose message and exception `Facts` quotes |
 * | 403 | the missing permissions, or that access is denied |
 * | 404 | gone or hidden |
 * | 400, 422 | the validator's message, or that it was not accepted |
 * | other | a communication error, with the status |
 * `useProblemWords` covers no answer (0) and 401.
 */
export function explain(error: EngineError, words: Words): string {
  const { where } = error.problem;
  return where === undefined ? explainCause(error, words) : `${where}: ${explainCause(error, words)}`;
}

function explainCause(error: EngineError, words: Words): string {
  const { problem } = error;
  const say = (key: WordKey) =>
    words.t(key, { status: problem.status ?? '', field: fieldNotConverted(error) ?? '' });
  if (problem.kind === 'forbidden') return describeMissing(problem, words);
  const known = KNOWN.find(({ is }) => is(error));
  if (known !== undefined) return say(known.key);
  const said = engineWords(error);
  switch (problem.kind) {
    case 'not-found':
      return say('gone');
    case 'conflict':
      return say('conflict');
    case 'suspended':
      return say('suspended');
    case 'unexpected':
      return say(problem.isPage ? 'page' : 'unexpected');
    case 'validation':
      return said?.to === 'people' ? said.text : say('invalid');
    default:
      return said?.to === 'people' ? said.text : say(serverKey(error));
  }
}

function serverKey({ problem: { status, answeredBy } }: EngineError): WordKey {
  if (status === 502 || status === 503 || status === 504) return 'proxy';
  if (status !== 500) return 'communication';
  return answeredBy === 'engine' ? 'engine' : 'server';
}

const KNOWN: readonly { readonly key: WordKey; readonly is: (error: EngineError) => boolean }[] = [
  {
    key: 'gone.form',
    is: (error) => taskProblem(error) === 'gone' && /cannot get form for task/i.test(error.problem.message),
  },
  { key: 'gone.task', is: (error) => taskProblem(error) === 'gone' },
  { key: 'form.notConverted', is: (error) => fieldNotConverted(error) !== null },
  { key: 'tooLarge', is: ({ problem }) => problem.status === 413 },
  { key: 'otherEngine', is: ({ problem }) => problem.engineType === 'OtherEnginesPerson' },
  { key: 'conflict.claimed', is: ({ problem }) => problem.engineType === 'TaskAlreadyClaimedException' },
  { key: 'conflict', is: says(/ENGINE-03005|updated by another transaction|OptimisticLocking/i) },
  { key: 'gone.definition', is: isDefinitionGone },
  { key: 'addressRefused', is: isAddressRefused },
  { key: 'forbidden.record', is: says(/^No task found for task id /) },
];

function says(words: RegExp): (error: EngineError) => boolean {
  return ({ problem }) => problem.answeredBy === 'engine' && words.test(problem.message);
}

/** The container's own error page for a path whose id has a slash or backslash, which is escaped twice. */
function isAddressRefused({ problem: { status, answeredBy, call } }: EngineError): boolean {
  return status === 400 && answeredBy === 'other' && call?.includes('%25') === true;
}

type Forbidden = Extract<EngineProblem, { readonly kind: 'forbidden' }>;

/** The engine lists permissions of which any one suffices. */
function describeMissing({ missing, message, engineType }: Forbidden, words: Words): string {
  const list = [...new Set(missing.map((one) => describe(one, words)))];
  if (list.length > 0) {
    const names = new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(list);
    return words.t(list.length === 1 ? 'forbidden.one' : 'forbidden.any', { list: names });
  }
  if (engineType !== 'AuthorizationException') return words.t('denied');
  return words.t(/admin authenticated/i.test(message) ? 'forbidden.admin' : 'forbidden');
}

function describe({ permission, resource, resourceId }: MissingAuthorization, words: Words): string {
  const named = permissionWord(permission, words);
  if (resourceId === null || resourceId === '*') {
    return words.t('permissionOnAny', { permission: named, resource: resourceWord('noun', resource, words) });
  }
  return words.t('permissionOn', {
    permission: named,
    resource: resourceWord('resource', resource, words),
    id: resourceId,
  });
}
