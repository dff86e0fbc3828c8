import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createPermissionChecks } from './createPermissionChecks';

const engine = useFakeEngine('demo');
let allowed: readonly string[];
let isRefused: boolean;

beforeEach(() => {
  allowed = [];
  isRefused = false;
  engine.on('GET authorization/check', ({ request }) => {
    if (isRefused) return HttpResponse.json({ type: 'BadUserRequestException' }, { status: 400 });
    const { searchParams } = new URL(request.url);
    const name = `${searchParams.get('permissionName')} ${searchParams.get('resourceId') ?? 'all'}`;
    return HttpResponse.json({ authorized: allowed.includes(name) });
  });
});

const update = (resourceId?: string): PermissionCheck => ({
  permission: 'UPDATE',
  resource: 'Task',
  ...(resourceId !== undefined && { resourceId }),
});
const ids = () => engine.lines().map((line) => /resourceId=(\w+)/.exec(line)?.[1] ?? 'all');

it('asks once for all things of a kind where the person may do it with all @S6.2', async () => {
  allowed = ['UPDATE all'];
  const check = createPermissionChecks(engine.connect());
  expect(await Promise.all(['a', 'b', 'c'].map((id) => check(update(id))))).toEqual([true, true, true]);
  expect(ids()).toEqual(['all']);
});

it('asks for each where the person may not do it with all', async () => {
  allowed = ['UPDATE b'];
  const check = createPermissionChecks(engine.connect());
  expect(await Promise.all(['a', 'b', 'a'].map((id) => check(update(id))))).toEqual([false, true, false]);
  expect(ids()).toEqual(['all', 'a', 'b']);
});

it('asks for what is asked alone itself, and for the same once', async () => {
  allowed = ['UPDATE a'];
  const check = createPermissionChecks(engine.connect());
  expect(await Promise.all([check(update('a')), check(update('a'))])).toEqual([true, true]);
  expect(ids()).toEqual(['a']);
});

it('does not answer for another permission', async () => {
  allowed = ['UPDATE all'];
  const check = createPermissionChecks(engine.connect());
  const read: PermissionCheck = { permission: 'READ', resource: 'Task' };
  expect(await Promise.all([check(update()), check(read)])).toEqual([true, false]);
});

it('passes a refusal on to all who asked', async () => {
  isRefused = true;
  const check = createPermissionChecks(engine.connect());
  const answers = await Promise.allSettled([check(update('a')), check(update('b'))]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
