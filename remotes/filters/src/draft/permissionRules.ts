import type { Authorization } from '@taskweave/engine-client/resources/identity/authorization';

export function addRead(permissions: readonly string[]): readonly string[] {
  if (hasRead(permissions)) return permissions;
  const others = permissions.filter((permission) => permission !== 'NONE');
  if (others.length === 0) return ['READ'];
  return others.length === 1 ? [...others, 'READ'] : ['ALL'];
}

export function removeRead(permissions: readonly string[]): readonly string[] {
  if (permissions.includes('ALL')) return ['UPDATE', 'DELETE'];
  return permissions.filter((permission) => permission !== 'READ' && permission !== 'NONE');
}

export function hasRead(permissions: readonly string[]): boolean {
  return permissions.includes('READ') || permissions.includes('ALL');
}

export interface Reader {
  readonly kind: 'user' | 'group';
  readonly id: string;
}

export interface PermissionWish {
  readonly everyone: boolean | null;
  readonly added: readonly Reader[];
  readonly removed: readonly string[];
}

export const NO_WISH: PermissionWish = { everyone: null, added: [], removed: [] };

export type PermissionChange = { readonly who: Reader | null } & (
  | { readonly kind: 'create'; readonly permissions: readonly string[] }
  | {
      readonly kind: 'update';
      readonly authorization: Authorization;
      readonly permissions: readonly string[];
    }
  | { readonly kind: 'delete'; readonly authorization: Authorization }
);

export function planChanges(
  authorizations: readonly Authorization[],
  { everyone, added, removed }: PermissionWish,
): readonly PermissionChange[] {
  const changes: PermissionChange[] = [];
  const global = authorizations.find(({ type }) => type === 'global');
  if (everyone === true) changes.push(...grant(null, global));
  if (everyone === false && global !== undefined) changes.push(...take(null, global));
  for (const reader of added) changes.push(...grant(reader, grantOf(authorizations, reader)));
  for (const authorization of authorizations) {
    const reader = readerOf(authorization);
    const isWantedAgain = added.some((one) => reader !== null && isSame(one, reader));
    if (removed.includes(authorization.id) && !isWantedAgain) changes.push(...take(reader, authorization));
  }
  return changes;
}

export function isReadByEveryone(
  authorizations: readonly Authorization[],
  { everyone }: Pick<PermissionWish, 'everyone'>,
): boolean {
  return (
    everyone ?? authorizations.some(({ type, permissions }) => type === 'global' && hasRead(permissions))
  );
}

export function readersOf(
  authorizations: readonly Authorization[],
  { removed }: Pick<PermissionWish, 'removed'>,
): readonly Authorization[] {
  return authorizations.filter(
    ({ id, type, permissions }) => type === 'grant' && hasRead(permissions) && !removed.includes(id),
  );
}

export function isDuplicate(
  authorizations: readonly Authorization[],
  wish: PermissionWish,
  reader: Reader,
): boolean {
  if (wish.added.some((one) => isSame(one, reader))) return true;
  return readersOf(authorizations, wish).some((entry) => {
    const there = readerOf(entry);
    return there !== null && isSame(there, reader);
  });
}

export function readerOf({ type, userId, groupId }: Authorization): Reader | null {
  if (type === 'global') return null;
  if (userId !== null) return { kind: 'user', id: userId };
  return groupId === null ? null : { kind: 'group', id: groupId };
}

function grant(who: Reader | null, existing: Authorization | undefined): readonly PermissionChange[] {
  if (existing === undefined) return [{ kind: 'create', who, permissions: ['READ'] }];
  if (hasRead(existing.permissions)) return [];
  return [{ kind: 'update', who, authorization: existing, permissions: addRead(existing.permissions) }];
}

function take(who: Reader | null, authorization: Authorization): readonly PermissionChange[] {
  if (!hasRead(authorization.permissions)) return [];
  const permissions = removeRead(authorization.permissions);
  return permissions.length === 0
    ? [{ kind: 'delete', who, authorization }]
    : [{ kind: 'update', who, authorization, permissions }];
}

function grantOf(authorizations: readonly Authorization[], reader: Reader): Authorization | undefined {
  return authorizations.find((authorization) => {
    const there = readerOf(authorization);
    return authorization.type === 'grant' && there !== null && isSame(there, reader);
  });
}

function isSame(a: Reader, b: Reader): boolean {
  return a.kind === b.kind && a.id === b.id;
}
