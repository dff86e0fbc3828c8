import type { Authorization } from '@taskweave/engine-client/resources/identity/authorization';
import { describe, expect, it } from 'vitest';
import { addRead, isDuplicate, isReadByEveryone, NO_WISH, planChanges, removeRead } from './permissionRules';

function entry(
  id: string,
  permissions: readonly string[],
  change: Partial<Authorization> = {},
): Authorization {
  return { id, type: 'grant', userId: id, groupId: null, permissions, resourceId: 'f1', ...change };
}

const everyone = (permissions: readonly string[]) =>
  entry('all', permissions, { type: 'global', userId: '*' });
const group = (id: string, permissions: readonly string[]) =>
  entry(`g-${id}`, permissions, { userId: null, groupId: id });

describe('allowing to read @T4.39 @T4.40 @T4.41', () => {
  it.each([
    [[], ['READ']],
    [['NONE'], ['READ']],
    [['UPDATE'], ['UPDATE', 'READ']],
    [['UPDATE', 'DELETE'], ['ALL']],
    [['READ'], ['READ']],
    [['ALL'], ['ALL']],
  ])('%j becomes %j', (before, after) => {
    expect(addRead(before)).toEqual(after);
  });
});

describe('no longer allowing to read @T3.19 @T4.42', () => {
  it.each([
    [['ALL'], ['UPDATE', 'DELETE']],
    [['READ'], []],
    [['READ', 'UPDATE'], ['UPDATE']],
  ])('%j becomes %j', (before, after) => {
    expect(removeRead(before)).toEqual(after);
  });
});

const MARY = { kind: 'user', id: 'mary' } as const;
const SALES = { kind: 'group', id: 'sales' } as const;

describe('the calls to the engine @T3.16 @T4.38 @T7.10', () => {
  it.each([
    ['none for no wish', [entry('mary', ['READ'])], {}, []],
    ['a new entry', [], { added: [SALES] }, [{ kind: 'create', who: SALES, permissions: ['READ'] }]],
    [
      'a changed entry',
      [entry('mary', ['UPDATE'])],
      { added: [MARY] },
      [{ kind: 'update', who: MARY, permissions: ['UPDATE', 'READ'] }],
    ],
    ['none for what is so already', [entry('mary', ['READ'])], { added: [MARY] }, []],
    ['an entry that goes', [entry('mary', ['READ'])], { removed: ['mary'] }, [{ kind: 'delete', who: MARY }]],
    [
      'an entry that keeps its other rights',
      [entry('mary', ['ALL'])],
      { removed: ['mary'] },
      [{ kind: 'update', who: MARY, permissions: ['UPDATE', 'DELETE'] }],
    ],
    ['none for what has gone already', [], { removed: ['mary'] }, []],
    ['none for who goes and comes back', [entry('mary', ['READ'])], { removed: ['mary'], added: [MARY] }, []],
    ['everyone', [], { everyone: true }, [{ kind: 'create', who: null, permissions: ['READ'] }]],
    ['no longer everyone', [everyone(['READ'])], { everyone: false }, [{ kind: 'delete', who: null }]],
    [
      'everyone keeps the other rights',
      [everyone(['ALL'])],
      { everyone: false },
      [{ kind: 'update', who: null, permissions: ['UPDATE', 'DELETE'] }],
    ],
    ['none for everyone who may read already', [everyone(['READ'])], { everyone: true }, []],
  ] as const)('%s', (_case, authorizations, wish, changes) => {
    const planned = planChanges(authorizations, { ...NO_WISH, ...wish });
    expect(planned).toHaveLength(changes.length);
    expect(planned).toMatchObject(changes);
  });

  it('leave a revocation of the same user alone', () => {
    const revoked = entry('mary', ['READ'], { type: 'revoke' });
    expect(planChanges([revoked], { ...NO_WISH, added: [MARY] })).toMatchObject([{ kind: 'create' }]);
  });
});

it.each([
  [[], null, false],
  [[everyone(['READ'])], null, true],
  [[everyone(['UPDATE'])], null, false],
  [[everyone(['READ'])], false, false],
  [[], true, true],
])('everyone may read: %j, wished %j: %j @T4.38', (authorizations, wish, expected) => {
  expect(isReadByEveryone(authorizations, { everyone: wish })).toBe(expected);
});

it.each([
  ['who may read already', [group('sales', ['READ'])], {}, true],
  ['who may do all', [group('sales', ['ALL'])], {}, true],
  ['who was just added', [], { added: [SALES] }, true],
  ['who may only change it', [group('sales', ['UPDATE'])], {}, false],
  ['who was just removed', [group('sales', ['READ'])], { removed: ['g-sales'] }, false],
  ['a user called like the group', [entry('sales', ['READ'])], {}, false],
])('a duplicate: %s @T5.17', (_case, authorizations, wish, expected) => {
  expect(isDuplicate(authorizations, { ...NO_WISH, ...wish }, SALES)).toBe(expected);
});
