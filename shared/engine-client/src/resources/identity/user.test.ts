import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { getGroupIds, getUsers, userIn, userName } from './user';

const engine = useFakeEngine('demo');

it('gives users by their ids, without those that may not be read @T3.25 @T7.29', async () => {
  const john = { id: 'john', firstName: 'John', lastName: 'Doe', email: null };
  engine.on('GET user', [john]);
  const users = await getUsers(engine.connect(), ['john', 'secret']);
  expect(users).toEqual({ john: { id: 'john', firstName: 'John', lastName: 'Doe' } });
  expect(engine.lines()).toEqual(['GET api/engine/engine/default/user?idIn=john%2Csecret']);
});

it.each(['constructor', '__proto__', 'toString'])('knows nobody called %s @H18', (id) => {
  expect(userIn({}, id)).toBeUndefined();
});

it('gives the ids of the groups of a user', async () => {
  engine.on('GET identity/groups', {
    groups: [{ id: 'sales', name: 'Sales' }],
    groupUsers: [{ id: 'mary', firstName: 'Mary', lastName: 'Anne', displayName: 'Mary Anne' }],
  });
  expect(await getGroupIds(engine.connect(), 'john')).toEqual(['sales']);
  expect(engine.lines()).toEqual(['GET api/engine/engine/default/identity/groups?userId=john']);
});

it.each([
  [{ id: 'john', firstName: 'John', lastName: 'Doe' }, 'John Doe'],
  [{ id: 'john', firstName: null, lastName: 'Doe' }, 'Doe'],
  [{ id: 'john', firstName: '', lastName: null }, 'john'],
])('calls %o %s', (user, name) => {
  expect(userName(user)).toBe(name);
});
