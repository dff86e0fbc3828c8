import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import type { QueryParams } from '@taskweave/engine-client/RequestOptions';
import { listDirectory } from '@taskweave/engine-client/resources/identity/lookUp';
import { claimTask, setAssignee } from '@taskweave/engine-client/resources/task/task';
import { removeCandidate } from '@taskweave/engine-client/resources/task/taskChanges';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { expect, it } from 'vitest';
import { FILTERS, OTHER_PERSONS, openBoth, page, tasks, withFilters } from '../testing/openBoth';

it('gives no engine a person of the other @H73', async () => {
  const { client, sent } = await withFilters({ op: tasks('a', []), c7: tasks('b', []) }, OTHER_PERSONS);
  await listTasks(client, { ...page, query: { assigneeIn: ['mary', 'john', 'jo~c7'] } });
  expect(sent.map(({ engine, body }) => [engine, body])).toMatchObject([
    ['op', { assigneeIn: ['mary', 'john', '~'] }],
    ['c7', { assigneeIn: ['m.smith', '~', 'jo'] }],
  ]);
  sent.length = 0;
  await expect(claimTask(client, '1~c7', 'john')).rejects.toMatchObject({ problem: { where: 'c7' } });
  await expect(claimTask(client, '1', 'jo~c7')).rejects.toThrow('person of another engine');
  expect(sent).toEqual([]);
});

it('knows a person in every engine whose id ends like one with a mark @H73', async () => {
  const row = () => [{ id: '1', assignee: 'jo~c7', processDefinitionId: 'p:1:2' }];
  const answer = (line: string) =>
    line.includes('/list') ? row() : line.includes('filter?') ? FILTERS('f1') : { count: 1 };
  const { client, sent } = await withFilters({ op: answer, c7: answer });
  const rows = await listTasks(client, page);
  expect(new Set(rows.map(({ assignee }) => assignee)).size).toBe(1);
  sent.length = 0;
  for (const { id, assignee } of rows) await claimTask(client, id, assignee ?? '');
  expect(sent.map(({ body }) => body)).toEqual([{ userId: 'jo~c7' }, { userId: 'jo~c7' }]);
});

const USERS = (...ids: string[]) => ids.map((id) => ({ id, firstName: id, lastName: null }));

it('looks for people in every engine, and says whose they are where the same id is another person', async () => {
  const answers = { op: () => USERS('mary', 'tom'), c7: () => USERS('jo', 'm.smith', 'tom') };
  const others = await listDirectory(openBoth(answers, OTHER_PERSONS).client, 'user');
  expect(others.choices.map(({ id, name }) => [id, name])).toEqual([
    ['jo~c7', 'jo (c7)'],
    ['mary', 'mary'],
    ['tom', 'tom'],
    ['tom~c7', 'tom (c7)'],
  ]);
});

it("has no other name for the person of the page, even where the page's engine is silent", async () => {
  const answers = { op: () => new TypeError('down'), c7: () => USERS('jo', 'm.smith') };
  const names = await openBoth(answers, OTHER_PERSONS).client.get('user', { query: { idIn: 'mary,jo~c7' } });
  expect(names).toMatchObject([{ id: 'jo~c7' }]);
  const both = { op: () => USERS('mary'), c7: () => USERS('jo', 'm.smith') };
  const known = await openBoth(both, OTHER_PERSONS).client.get('user', { query: { idIn: 'mary,jo~c7' } });
  expect(known).toMatchObject([{ id: 'mary', firstName: 'mary' }, { id: 'jo~c7' }]);
});

it('says whose people are whom not all engines know, though the same id is the same person', async () => {
  const answers = { op: () => USERS('mary', 'tom'), c7: () => USERS('jo', 'tom') };
  const { client } = openBoth(answers);
  const { choices } = await listDirectory(client, 'user');
  expect(choices.map(({ id, name }) => [id, name])).toEqual([
    ['jo', 'jo (c7)'],
    ['mary', 'mary (op)'],
    ['tom', 'tom'],
  ]);
  // Those of a page may go on, and names beside tasks are no choice.
  const named = async (query: QueryParams) => JSON.stringify(await client.get('user', { query }));
  expect(await named({ maxResults: 2 })).not.toContain('(');
  expect(await named({ idIn: 'mary,jo' })).not.toContain('(');
});

it('gives no task to a person whom its engine does not know, though the same id is the same person', async () => {
  let there = USERS('jo', 'tom');
  const { client, sent } = openBoth({ op: () => USERS('ann', 'tom'), c7: () => there });
  await listDirectory(client, 'user');
  sent.length = 0;
  const refused = { problem: { where: 'c7', engineType: 'OtherEnginesPerson' } };
  await expect(setAssignee(client, '1~c7', 'ann')).rejects.toMatchObject(refused);
  await expect(setAssignee(client, '1', 'jo')).rejects.toMatchObject({ problem: { where: 'op' } });
  expect(sent).toEqual([]);
  await setAssignee(client, '1~c7', 'tom');
  // What such a person has already stays as it is.
  await removeCandidate(client, '1~c7', { userId: 'ann' });
  there = USERS('ann');
  await listDirectory(client, 'user');
  await setAssignee(client, '1~c7', 'ann');
  const changes = sent.filter(({ line }) => line.startsWith('POST'));
  expect(changes.map(({ body }) => body)).toMatchObject([
    { userId: 'tom' },
    { userId: 'ann' },
    { userId: 'ann' },
  ]);
});

it('refuses nobody whom engines may only spell differently', async () => {
  const { client } = openBoth({ op: () => USERS('jo'), c7: () => USERS() });
  await client.get('user', { query: { lastNameLike: '%Jo%', maxResults: 20 } });
  await expect(setAssignee(client, '1~c7', 'jo')).resolves.not.toThrow();
});

it('has the groups and tenants that one engine alone has, even where its people are others', async () => {
  const answers = { op: () => [{ id: 'sales', name: null }], c7: () => [{ id: 'legal', name: null }] };
  const { client } = openBoth(answers, OTHER_PERSONS);
  for (const kind of ['group', 'tenant'])
    expect(await client.get(kind)).toMatchObject([{ id: 'sales' }, { id: 'legal' }]);
});

it('looks for the people of a task in its engine alone', async () => {
  const { client, c7, lines } = openBoth({ op: () => USERS('mary'), c7: () => USERS('jo') });
  await listDirectory(client.clientOf(c7), 'group');
  await listDirectory(client.clientOf(client.connectionOf('1')), 'group');
  expect(lines().map((line) => line.slice(0, 12))).toEqual(['c7 GET group', 'op GET group']);
});

it('keeps people of the page apart from those of a task in its engine', () => {
  const { client } = openBoth({ op: () => [], c7: () => [] });
  const keyIn = (one: EngineClient) => JSON.stringify(lookUpQueries(one, 'user').directory().queryKey);
  const within = client.clientOf(client.connectionOf('1'));
  expect(keyIn(within)).not.toBe(keyIn(client));
});
