import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { isPermitted, type PermissionCheck } from './permission';

const engine = useFakeEngine('demo');

it.each<[PermissionCheck, string]>([
  [{ permission: 'CREATE', resource: 'Task' }, 'permissionName=CREATE&resourceName=Task&resourceType=7'],
  [
    { permission: 'ACCESS', resource: 'Application', resourceId: 'admin' },
    'permissionName=ACCESS&resourceName=Application&resourceType=0&resourceId=admin',
  ],
])('asks for %o by the numbers of the engine @T3.20 @S3.43 @S6.2', async (check, query) => {
  engine.on('GET authorization/check', { authorized: false });
  expect(await isPermitted(engine.connect(), check)).toBe(false);
  expect(engine.lines()).toEqual([`GET api/engine/engine/default/authorization/check?${query}`]);
});

it('fails for a permission that the engine does not know', async () => {
  const body = {
    type: 'BadUserRequestException',
    message: "The permission 'NOPE' is not valid for 'TASK' resource type.",
    code: 0,
  };
  engine.on('GET authorization/check', body, 400);
  await expect(isPermitted(engine.connect(), { permission: 'NOPE', resource: 'Task' })).rejects.toThrow(
    "'NOPE' is not valid",
  );
});
