import { getFilterRights } from '@taskweave/engine-client/resources/filter/filter';
import { createFilter } from '@taskweave/engine-client/resources/filter/filterEditing';
import {
  createAuthorization,
  deleteAuthorization,
  getFilterAccess,
  listFilterAuthorizations,
  updateAuthorization,
} from '@taskweave/engine-client/resources/identity/authorization';
import { expect, it } from 'vitest';
import { type Answer, FILTERS, OTHER_PERSONS, withFilters } from '../testing/openBoth';

const RIGHT = { type: 1, userId: null, groupId: 'sales', permissions: ['READ'] };
const SALES = {
  type: 'grant',
  userId: null,
  groupId: 'sales',
  permissions: ['READ'],
  filterId: 'f1',
} as const;

const rights =
  (filter: string, groups: readonly string[]): Answer =>
  (line) => {
    if (line.startsWith('GET filter?')) return FILTERS(filter);
    if (line.startsWith('POST filter/create')) return { ...FILTERS(`new-${filter}`)[0], name: 'New' };
    if (!line.startsWith('GET authorization')) return undefined;
    return groups.map((groupId) => ({ ...RIGHT, id: `${filter}-${groupId}`, groupId, resourceId: filter }));
  };

const TWO = { op: rights('f1', ['sales', 'care']), c7: rights('f2', ['sales', 'stock']) };

it('reads who may use a filter in each engine that has it, and equal rights once', async () => {
  const { client, lines } = await withFilters(TWO);
  const found = await listFilterAuthorizations(client, 'f1');
  expect(found.map(({ id, groupId }) => [id, groupId])).toEqual([
    ['f1-sales', 'sales'],
    ['f1-care', 'care'],
    ['f2-stock~c7', 'stock'],
  ]);
  expect(lines()).toEqual([
    'op GET authorization?resourceType=5&resourceId=f1',
    'c7 GET authorization?resourceType=5&resourceId=f2',
  ]);
});

it('gives a right, changes it and takes it away in each engine that has the filter', async () => {
  const { client, sent } = await withFilters(TWO);
  await createAuthorization(client, SALES);
  await listFilterAuthorizations(client, 'f1');
  sent.length = 0;
  await createAuthorization(client, SALES);
  await updateAuthorization(client, 'f1-sales', { ...SALES, permissions: ['READ', 'UPDATE'] });
  await deleteAuthorization(client, 'f1-sales');
  await deleteAuthorization(client, 'f2-stock~c7');
  const of = (resourceId: string, permissions = ['READ']) =>
    expect.objectContaining({ groupId: 'sales', resourceId, permissions });
  expect(sent.map(({ engine, line, body }) => [engine, line, body])).toEqual([
    ['op', 'POST authorization/create', of('f1')],
    ['c7', 'POST authorization/create', of('f2')],
    ['op', 'PUT authorization/f1-sales', of('f1', ['READ', 'UPDATE'])],
    ['c7', 'PUT authorization/f2-sales', of('f2', ['READ', 'UPDATE'])],
    ['op', 'DELETE authorization/f1-sales', {}],
    ['c7', 'DELETE authorization/f2-sales', {}],
    ['c7', 'DELETE authorization/f2-stock', {}],
  ]);
});

it('offers of a right and a filter only what each engine allows that has them', async () => {
  const links =
    (answer: Answer, rels: readonly string[]): Answer =>
    (line, body) =>
      line.startsWith('OPTIONS') ? { links: rels.map((rel) => ({ rel })) } : answer(line, body);
  const { client } = await withFilters({
    op: links(TWO.op, ['update', 'delete']),
    c7: links(TWO.c7, ['self', 'delete']),
  });
  const access = await getFilterAccess(client, 'f1');
  expect([access.changeable, access.deletable]).toEqual([
    ['f1-care'],
    ['f1-sales', 'f1-care', 'f2-stock~c7'],
  ]);
  expect(await getFilterRights(client, 'f1')).toMatchObject({ canUpdate: false, canDelete: true });
});

it('gives a person a right where they are that person', async () => {
  const { client, sent } = await withFilters(TWO, OTHER_PERSONS);
  const person = { ...SALES, groupId: null };
  await createAuthorization(client, { ...person, userId: 'tom' });
  await createAuthorization(client, { ...person, userId: 'jo~c7' });
  expect(sent.map(({ engine, body }) => [engine, body])).toMatchObject([
    ['op', { userId: 'tom', resourceId: 'f1' }],
    ['c7', { userId: 'jo', resourceId: 'f2' }],
  ]);
});

it('gives everybody a right in each engine, also where its people are others', async () => {
  const { client, sent } = await withFilters(TWO, OTHER_PERSONS);
  await createAuthorization(client, { ...SALES, type: 'global', groupId: null, userId: '*' });
  expect(sent.map(({ engine, body }) => [engine, body])).toMatchObject([
    ['op', { userId: '*', resourceId: 'f1' }],
    ['c7', { userId: '*', resourceId: 'f2' }],
  ]);
});

it('reads a right of everybody once, also where people are others', async () => {
  const everybody = (filter: string): Answer => {
    const right = { ...RIGHT, id: filter, groupId: null, userId: '*', resourceId: filter };
    return (line) => (line.startsWith('GET filter?') ? FILTERS(filter) : [right]);
  };
  const { client } = await withFilters({ op: everybody('f1'), c7: everybody('f2') }, OTHER_PERSONS);
  const found = await listFilterAuthorizations(client, 'f1');
  expect(found.map(({ id, userId }) => [id, userId])).toEqual([['f1', '*']]);
});

it('shares a new filter in each engine that has made it', async () => {
  const { client, sent } = await withFilters(TWO);
  const { id } = await createFilter(client, { name: 'New', owner: null, query: {}, properties: {} });
  sent.length = 0;
  await createAuthorization(client, { ...SALES, filterId: id });
  expect(sent.map(({ body }) => body)).toMatchObject([{ resourceId: 'new-f1' }, { resourceId: 'new-f2' }]);
});

it('names the engine that refuses a right which the other gives', async () => {
  const refusal = { type: 'AuthorizationException', message: 'no' };
  const c7: Answer = (line, body) =>
    line.startsWith('POST') ? Response.json(refusal, { status: 403 }) : TWO.c7(line, body);
  const { client } = await withFilters({ op: TWO.op, c7 });
  await expect(createAuthorization(client, SALES)).rejects.toMatchObject({
    problem: { kind: 'forbidden', where: 'c7' },
  });
});
