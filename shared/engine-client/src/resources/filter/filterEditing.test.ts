import { describe, expect, it } from 'vitest';
import { pagesOf, useFakeEngine } from '../../testing/fakeEngine';
import {
  createAuthorization,
  getFilterAccess,
  listFilterAuthorizations,
  updateAuthorization,
} from '../identity/authorization';
import { createFilter, deleteFilter, updateFilter } from './filterEditing';

const engine = useFakeEngine('demo');

const INPUT = { name: 'Mine', owner: 'demo', query: { assignee: 'demo' }, properties: { acme: { risk: 1 } } };

function sent(): unknown {
  return JSON.parse(engine.calls.at(-1)?.body ?? '');
}

describe('a filter', () => {
  it('is created whole @T3.3 @T7.6 @S7.23', async () => {
    engine.on('POST filter/create', () => ({ id: 'f1', resourceType: 'Task', ...INPUT }));
    expect(await createFilter(engine.connect(), INPUT)).toMatchObject({
      id: 'f1',
      name: 'Mine',
      owner: 'demo',
    });
    expect(sent()).toEqual({ resourceType: 'Task', ...INPUT });
  });

  it('is replaced whole: owner and foreign properties are sent again @T7.6 @S7.23', async () => {
    engine.on('PUT filter/f1', 204);
    await updateFilter(engine.connect(), 'f1', INPUT);
    expect(sent()).toEqual({ id: 'f1', resourceType: 'Task', ...INPUT });
  });

  it('is deleted by its id @T7.6 @S7.23', async () => {
    engine.on('DELETE filter/:id', 204);
    await deleteFilter(engine.connect(), 'f/1');
    expect(engine.lines().at(-1)).toBe('DELETE api/engine/engine/default/filter/f%252F1');
  });
});

const GRANT = {
  id: 'a1',
  type: 1,
  permissions: ['READ'],
  userId: 'mary',
  groupId: null,
  resourceType: 5,
  resourceId: 'f1',
  removalTime: null,
};

function link(rel: string) {
  return { method: 'X', href: '', rel };
}

describe('authorizations', () => {
  it('are read with what the person may do with each @T3.14', async () => {
    engine.on('GET authorization', () => [GRANT, { ...GRANT, id: 'a2', type: 0, userId: '*' }]);
    engine.on('OPTIONS authorization', () => ({ links: [link('create')] }));
    engine.on('OPTIONS authorization/a1', () => ({ links: [link('update')] }));
    engine.on('OPTIONS authorization/a2', () => ({ links: [link('delete')] }));
    expect(await getFilterAccess(engine.connect(), 'f1')).toMatchObject({
      authorizations: [
        { id: 'a1', type: 'grant', userId: 'mary', permissions: ['READ'] },
        { id: 'a2', type: 'global', userId: '*' },
      ],
      canCreate: true,
      changeable: ['a1'],
      deletable: ['a2'],
    });
  });

  it('are read in pages of 50 @T3.17 @T3.18 @T7.9 @T9.3', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ ...GRANT, id: `a${index}` }));
    engine.on(
      'GET authorization',
      pagesOf(() => many),
    );
    expect(await listFilterAuthorizations(engine.connect(), 'f1')).toHaveLength(51);
    expect(engine.lines().map((line) => line.split('?')[1])).toEqual([
      'resourceType=5&resourceId=f1&firstResult=0&maxResults=50',
      'resourceType=5&resourceId=f1&firstResult=50&maxResults=50',
    ]);
  });

  it.each([
    ['global', 0, '*', null],
    ['grant', 1, null, 'sales'],
  ] as const)(
    'are written with the number of the type %s @T3.15 @T7.10 @S3.43',
    async (type, number, userId, groupId) => {
      engine.on('POST authorization/create', GRANT);
      engine.on('PUT authorization/a1', 204);
      const input = { type, userId, groupId, permissions: ['READ'], filterId: 'f1' };
      const expected = {
        type: number,
        userId,
        groupId,
        permissions: ['READ'],
        resourceType: 5,
        resourceId: 'f1',
      };
      await createAuthorization(engine.connect(), input);
      expect(sent()).toEqual(expected);
      await updateAuthorization(engine.connect(), 'a1', input);
      expect(sent()).toEqual(expected);
    },
  );
});
