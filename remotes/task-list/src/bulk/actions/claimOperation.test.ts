import { anEngineError, aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it, vi } from 'vitest';
import { claimOperation } from './claimOperation';

const engine = useFakeEngine('demo');
const TASK = aTask({ id: 't1', name: 'Review', assignee: null });
const { signal } = new AbortController();
const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? '')}`;

const TAKEN = anEngineError('conflict', { engineType: 'TaskAlreadyClaimedException', message: '' });

function refused(error: Error, assignee: string | null, mayAssign = true) {
  const user = assignee === null ? [] : [{ id: assignee, firstName: 'Mary', lastName: 'Okafor' }];
  engine.on('GET task/t1', () => ({
    ...TASK,
    assignee,
    priority: 50,
    suspended: false,
    _embedded: { user },
  }));
  const undo = vi.fn(async () => undefined);
  const operation = claimOperation({
    engine: engine.connect(),
    permissions: { can: async () => mayAssign },
    claim: { title: 'Claiming tasks', apply: (): Promise<void> => Promise.reject(error) },
    assignToMe: { title: 'Assigning tasks', apply: async () => undefined, undo },
    t,
  });
  return { operation, undo };
}

it('skips what someone else has, and says who', async () => {
  const { operation } = refused(TAKEN, 'mary');
  expect(await operation.apply(TASK, signal)).toEqual({ skipped: 'bulk.ofOther {"name":"Mary Okafor"}' });
});

it.each([
  ['nobody has it any more', TAKEN, null],
  ['the engine refuses it for another reason', new Error('refused'), 'mary'],
])('fails where %s', async (_why, error, assignee) => {
  const { operation } = refused(error, assignee);
  await expect(operation.apply(TASK, signal)).rejects.toBe(error);
});

it('gives back what it has taken from someone to that person, whom the row did not know yet', async () => {
  const { operation, undo } = refused(TAKEN, 'mary');
  await operation.apply(TASK, signal);
  await operation.forSkipped?.operation.undo?.(TASK, signal);
  expect(undo).toHaveBeenCalledWith({ ...TASK, assignee: 'mary' }, signal);
});

it.each([true, false])('can be assigned instead where the engine allows it (%s)', async (mayAssign) => {
  const { operation } = refused(TAKEN, 'mary', mayAssign);
  await operation.apply(TASK, signal);
  expect(operation.forSkipped?.fits?.(TASK)).toBe(mayAssign);
});
