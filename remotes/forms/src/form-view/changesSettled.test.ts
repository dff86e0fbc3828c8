import { QueryClient } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import { expect, it } from 'vitest';
import { changesSettled } from './changesSettled';

const engine = useFakeEngine();

function setUp() {
  const client = engine.connect();
  const queries = new QueryClient();
  const cache = queries.getMutationCache();
  const begin = (taskId: string) => {
    const end = { well: () => {}, badly: () => {} };
    const mutationFn = () =>
      new Promise<void>((resolve, reject) => {
        end.well = resolve;
        end.badly = () => reject(new Error('refused'));
      });
    cache
      .build(queries, { mutationKey: taskChangeKey(client, taskId), mutationFn, retry: false })
      .execute(undefined)
      .catch(() => undefined);
    return end;
  };
  const done: string[] = [];
  const wait = () => void changesSettled(cache, client, '1').then(() => done.push('settled'));
  return { begin, wait, done };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10));

it('is settled at once where only another task changes', async () => {
  const { begin, wait, done } = setUp();
  begin('2');
  wait();
  await aMoment();
  expect(done).toEqual(['settled']);
});

it('is settled when the last change of the task has ended, be it badly', async () => {
  const { begin, wait, done } = setUp();
  const [claim, date] = [begin('1'), begin('1')];
  await aMoment();
  wait();
  claim.well();
  await aMoment();
  expect(done).toEqual([]);
  date.badly();
  await aMoment();
  expect(done).toEqual(['settled']);
});
