import { EngineError, type EngineProblem } from '@taskweave/engine-client/EngineError';
import { TaskChangedError } from '@taskweave/engine-client/resources/taskChanges';
import { expect, it } from 'vitest';
import { failureText } from './failureText';

const t = (key: string) => key;
const RAW = "ENGINE-03005 Execution of 'UPDATE TaskEntity[x]' failed.";

function engineError(problem: Partial<EngineProblem>): EngineError {
  const base = { status: 500, engineType: null, message: RAW, answeredBy: 'engine', requestId: null };
  return new EngineError({ ...base, ...problem } as EngineProblem);
}

it.each([
  [engineError({ kind: 'conflict' }), 'failure.changed'],
  [engineError({ kind: 'conflict', engineType: 'TaskAlreadyClaimedException' }), 'claim.taken'],
  [
    engineError({ kind: 'forbidden', missing: [] }),
    'You do not have permission. Contact your administrator.',
  ],
  [engineError({ kind: 'not-found' }), 'claim.gone'],
  [engineError({ kind: 'server', message: 'Cannot find task with id x: task is null' }), 'claim.gone'],
  [engineError({ kind: 'suspended' }), 'claim.suspended'],
  [engineError({ kind: 'network', status: null, answeredBy: null }), 'failure.unknown'],
  [engineError({ kind: 'network', status: null, answeredBy: null, isUnsent: true }), 'failure.network'],
  [engineError({ kind: 'server', status: 504, answeredBy: 'other' }), 'failure.unknown'],
  [new TaskChangedError({}), 'failure.changed'],
  [new Error('This task has a form.'), 'This task has a form.'],
])('%s is told as %s, without the words of the engine', (error, text) => {
  expect(failureText(error, { t })).toEqual({ text, engineWords: null });
});

it('adds the words of the engine where nothing else is known', () => {
  expect(failureText(engineError({ kind: 'server' }), { t })).toEqual({
    text: 'failure.refused',
    engineWords: RAW,
  });
});

it('does not take the word of a proxy for that of the engine', () => {
  expect(failureText(engineError({ kind: 'not-found', status: 404, answeredBy: 'other' }), { t }).text).toBe(
    'failure.refused',
  );
});
