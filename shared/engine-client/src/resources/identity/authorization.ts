import type { EngineClient } from '../../EngineClient';
import { linkRelations } from '../../reading/hal';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

export type AuthorizationType = 'global' | 'grant' | 'revoke';

export type Authorization = Readonly<ReturnType<typeof parseAuthorization>>;

export interface FilterAccess {
  readonly authorizations: readonly Authorization[];
  readonly canCreate: boolean;
  readonly changeable: readonly string[];
  readonly deletable: readonly string[];
}

export interface AuthorizationInput {
  readonly type: AuthorizationType;
  readonly userId: string | null;
  readonly groupId: string | null;
  readonly permissions: readonly string[];
  readonly filterId: string;
}

const FILTER = 5;
const PAGE = 50;
const TYPES: readonly AuthorizationType[] = ['global', 'grant', 'revoke'];

export async function getFilterAccess(
  client: EngineClient,
  filterId: string,
  signal?: AbortSignal,
): Promise<FilterAccess> {
  const [authorizations, canCreate] = await Promise.all([
    listFilterAuthorizations(client, filterId, signal),
    canCreateAuthorization(client, signal),
  ]);
  const rights = await Promise.all(
    authorizations.map(async ({ id }) =>
      linkRelations(await client.options(`authorization/${segment(id)}`, { signal })),
    ),
  );
  const having = (relation: string) =>
    authorizations.filter((_, index) => rights[index]?.has(relation)).map(({ id }) => id);
  return { authorizations, canCreate, changeable: having('update'), deletable: having('delete') };
}

export async function canCreateAuthorization(client: EngineClient, signal?: AbortSignal): Promise<boolean> {
  return linkRelations(await client.options('authorization', { signal })).has('create');
}

export async function listFilterAuthorizations(
  client: EngineClient,
  filterId: string,
  signal?: AbortSignal,
): Promise<readonly Authorization[]> {
  const all: Authorization[] = [];
  for (;;) {
    const query = { resourceType: FILTER, resourceId: filterId, firstResult: all.length, maxResults: PAGE };
    const page = readList(
      await client.get('authorization', { query, signal }),
      'authorizations',
      parseAuthorization,
    );
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

export async function createAuthorization(client: EngineClient, input: AuthorizationInput): Promise<void> {
  await client.post('authorization/create', { body: bodyOf(input) });
}

export async function updateAuthorization(
  client: EngineClient,
  id: string,
  input: AuthorizationInput,
): Promise<void> {
  await client.put(`authorization/${segment(id)}`, { body: bodyOf(input) });
}

export async function deleteAuthorization(client: EngineClient, id: string): Promise<void> {
  await client.delete(`authorization/${segment(id)}`);
}

function bodyOf({ type, userId, groupId, permissions, filterId }: AuthorizationInput) {
  return {
    type: TYPES.indexOf(type),
    userId,
    groupId,
    permissions,
    resourceType: FILTER,
    resourceId: filterId,
  };
}

function parseAuthorization(value: unknown, where: string) {
  const authorization = readShape(value, where);
  return {
    id: authorization.text('id'),
    type: TYPES[authorization.number('type')] ?? 'grant',
    userId: authorization.textOrNull('userId'),
    groupId: authorization.textOrNull('groupId'),
    permissions: authorization.list('permissions', (permission) => String(permission)),
    resourceId: authorization.text('resourceId'),
  };
}
