import { describe, expect, it } from 'vitest';
import { problemOf } from '../reading/problemOf';
import { anEngineError } from '../testing/factories';
import { isAbort, isDefinitionGone, isEngineError, taskProblem } from './EngineError';

const errorOf = (message: string) => anEngineError('server', { message });

describe('isEngineError', () => {
  it('knows an error that a test has made up', () => {
    expect(isEngineError(Object.assign(new Error('x'), { name: 'EngineError' }))).toBe(true);
  });

  it.each([new Error('x'), null, undefined, 'x'])('does not take %s for one', (other) => {
    expect(isEngineError(other)).toBe(false);
  });
});

describe('taskProblem', () => {
  it.each([
    'No matching task with id 4711',
    'Cannot find task with id 4711: task is null',
    'Cannot submit task form 4711: Cannot find task with id 4711: task is null',
    "Cannot find task with id '4711'.: task is null",
    'Cannot get form for task 4711',
  ])('takes "%s" for a task that is gone @T8.24', (message) => {
    expect(taskProblem(errorOf(message))).toBe('gone');
  });

  it('knows a suspended instance @T8.25', () => {
    expect(taskProblem(anEngineError('suspended', { message: 'task 4711 is suspended' }))).toBe('suspended');
  });

  it.each([
    anEngineError('not-found', { message: 'No deployed form with name x.form' }),
    errorOf('Cannot get form for task 4711: no permission'),
    new Error('task is null'),
  ])('makes nothing of %s', (error) => {
    expect(taskProblem(error)).toBeNull();
  });
});

describe('isDefinitionGone', () => {
  it.each([
    ["no deployed process definition found with id 'a:1:2': processDefinition is null", true],
    ['Process definition with id a:1:2 does not exist', true],
    ['Cannot find case definition with id a: it is null', true],
    ['Process definition with id a:1:2 is suspended', false],
  ])('%s: %s', (message, isGone) => {
    expect(isDefinitionGone(errorOf(message))).toBe(isGone);
  });

  it.each(['definition with id ', 'cannot get form for task ', "form field 'a': "])(
    'a message with many of "%s" is read at once',
    (part) => {
      const begin = performance.now();
      const error = errorOf(part.repeat(20_000));
      taskProblem(error);
      isDefinitionGone(error);
      problemOf({
        status: 500,
        requestId: null,
        text: JSON.stringify({ type: 'A', message: error.message }),
      });
      expect(performance.now() - begin).toBeLessThan(1000);
    },
  );
});

it('isAbort knows the error of an aborted signal', () => {
  const signal = AbortSignal.abort();
  expect(isAbort(signal.reason)).toBe(true);
  expect(isAbort(errorOf(''))).toBe(false);
});
