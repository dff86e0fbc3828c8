import { EngineError, type EngineProblem } from '@taskweave/engine-client/EngineError';
import { TaskChangedError } from '@taskweave/engine-client/resources/task/taskChanges';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { problemWords } from '@taskweave/ui/host/problem-words';
import { withProblemWords } from '@taskweave/ui/testing/withProblemWords';
import { expect, it } from 'vitest';
import { failureText } from './failureText';

withProblemWords();

const t = (key: string) => key;
const { explain } = problemWords(i18nOfDocument());
const RAW = 'ENGINE-03004 Exception while executing Database Operation';

function engineError(problem: Partial<EngineProblem>): EngineError {
  const base = { status: 500, engineType: null, message: RAW, answeredBy: 'engine', requestId: null };
  return new EngineError({ ...base, ...problem } as EngineProblem);
}

it.each([
  [engineError({ kind: 'conflict' }), 'failure.changed'],
  [engineError({ kind: 'conflict', engineType: 'TaskAlreadyClaimedException' }), 'claim.taken'],
  [engineError({ kind: 'forbidden', missing: [] }), 'Action denied: the server did not allow this.'],
  [engineError({ kind: 'not-found' }), 'claim.gone'],
  [engineError({ kind: 'server', message: 'Cannot find task with id x: task is null' }), 'claim.gone'],
  [engineError({ kind: 'suspended' }), 'claim.suspended'],
  [engineError({ kind: 'network', status: null, answeredBy: null }), 'failure.unknown'],
  [engineError({ kind: 'network', status: null, answeredBy: null, isUnsent: true }), 'failure.network'],
  [engineError({ kind: 'server', status: 504, answeredBy: 'other' }), 'failure.unknown'],
  [new TaskChangedError({}), 'failure.changed'],
  [new Error('This task has a form.'), 'This task has a form.'],
  [engineError({ kind: 'server', engineType: 'ProcessEngineException' }), 'Server error: the process engine'],
  [engineError({ kind: 'not-found', status: 404, answeredBy: 'other' }), 'It no longer exists'],
])('%s is said as %s, without the words of the engine', (error, text) => {
  expect(failureText(error, { t, explain })).toContain(text);
});

it.each([
  [{ isUnsent: true }, 'c7: failure.network'],
  [{}, 'c7: failure.unknown'],
])('names the engine that has not answered', (problem, text) => {
  const lost = { kind: 'network', status: null, answeredBy: null, where: 'c7' } as const;
  expect(failureText(engineError({ ...lost, ...problem }), { t, explain })).toBe(text);
});
