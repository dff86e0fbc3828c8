import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { type Filter, listFilters } from '@taskweave/engine-client/resources/filter/filter';
import {
  createFilter,
  type FilterInput,
  updateFilter,
} from '@taskweave/engine-client/resources/filter/filterEditing';
import {
  type Authorization,
  createAuthorization,
  deleteAuthorization,
  listFilterAuthorizations,
  updateAuthorization,
} from '@taskweave/engine-client/resources/identity/authorization';
import { type FilterDraft, writeFilterDraft } from './filterDraft';
import {
  hasRead,
  NO_WISH,
  type PermissionChange,
  type PermissionWish,
  planChanges,
  type Reader,
} from './permissionRules';

export interface PermissionStep {
  readonly who: Reader | null;
  readonly isGranted: boolean;
}

export interface PermissionFailure extends PermissionStep {
  readonly error: unknown;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly filter: Filter }
  | { readonly kind: 'filter-failed'; readonly error: unknown }
  | {
      readonly kind: 'permissions-failed';
      readonly filter: Filter;
      readonly done: readonly PermissionStep[];
      readonly failures: readonly PermissionFailure[];
      readonly left: PermissionWish;
    }
  | { readonly kind: 'permissions-unread'; readonly filter: Filter; readonly error: unknown };

export interface SaveRequest {
  readonly draft: FilterDraft;
  readonly original: Filter | null;
  readonly userId: string;
  readonly known: readonly Filter[];
  readonly onLost?: () => void;
  readonly mayRepeat: () => Promise<boolean>;
}

export async function saveFilter(client: EngineClient, request: SaveRequest): Promise<SaveOutcome> {
  let filter: Filter;
  try {
    filter = await storeFilter(client, request);
  } catch (error) {
    return { kind: 'filter-failed', error };
  }
  const { permissions } = request.draft;
  if (permissions === NO_WISH) return { kind: 'saved', filter };
  let authorizations: readonly Authorization[];
  try {
    authorizations = await listFilterAuthorizations(client, filter.id);
  } catch (error) {
    return { kind: 'permissions-unread', filter, error };
  }
  return storePermissions(client, filter, authorizations, permissions);
}

async function storeFilter(client: EngineClient, request: SaveRequest): Promise<Filter> {
  const { draft, original, userId, onLost } = request;
  const input = writeFilterDraft(draft, original, userId);
  if (original === null) return addFilter(client, input, request);
  const update = () => updateFilter(client, original.id, input);
  await confirmWrite({
    send: update,
    // The engine normalizes what it stores, so the result cannot be compared; the update is idempotent and is sent again.
    look: async () => foundWhen(await update().then(() => true)),
    ...(onLost && { onLost }),
  });
  return { ...original, ...input, properties: { ...original.properties, ...input.properties } };
}

function addFilter(
  client: EngineClient,
  input: FilterInput,
  { known, userId, onLost, mayRepeat }: SaveRequest,
): Promise<Filter> {
  const ids = new Set(known.map(({ id }) => id));
  return createTries<Filter>(JSON.stringify([client.name, userId, 'filter'])).attempt({
    key: input.name,
    send: () => createFilter(client, input),
    look: async (signal) => {
      const all = await listFilters(client, signal);
      const found = all.find(
        ({ id, name, owner }) => name === input.name && owner === userId && !ids.has(id),
      );
      return found === undefined ? { kind: 'not-done' } : { kind: 'done', value: found };
    },
    mayRepeat,
    ...(onLost && { onLost }),
  });
}

async function storePermissions(
  client: EngineClient,
  filter: Filter,
  authorizations: readonly Authorization[],
  wish: PermissionWish,
): Promise<SaveOutcome> {
  const changes = planChanges(authorizations, wish);
  const failures: PermissionFailure[] = [];
  const done: PermissionStep[] = [];
  const left: PermissionChange[] = [];
  let isSignedOut = false;
  for (const change of changes) {
    const step = stepOf(change);
    if (isSignedOut) {
      failures.push({ ...step, error: null });
      left.push(change);
      continue;
    }
    try {
      await apply(client, filter.id, change);
      done.push(step);
    } catch (error) {
      // The remaining steps would fail too, so they stay for after the sign-in.
      isSignedOut = isLoginRequired(error);
      failures.push({ ...step, error: isSignedOut ? null : error });
      left.push(change);
    }
  }
  if (failures.length === 0) return { kind: 'saved', filter };
  return { kind: 'permissions-failed', filter, done, failures, left: wishOf(left, wish) };
}

function wishOf(changes: readonly PermissionChange[], { everyone }: PermissionWish): PermissionWish {
  return {
    everyone: changes.some(({ who }) => who === null) ? everyone : null,
    added: changes.flatMap((change) => (change.who !== null && stepOf(change).isGranted ? [change.who] : [])),
    removed: changes.flatMap((change) =>
      change.who !== null && change.kind !== 'create' && !stepOf(change).isGranted
        ? [change.authorization.id]
        : [],
    ),
  };
}

function stepOf(change: PermissionChange): PermissionStep {
  return { who: change.who, isGranted: change.kind !== 'delete' && hasRead(change.permissions) };
}

async function apply(client: EngineClient, filterId: string, change: PermissionChange): Promise<void> {
  if (change.kind === 'delete') return deleteAuthorization(client, change.authorization.id);
  const { permissions, who } = change;
  if (change.kind === 'update') {
    const { id, type, userId, groupId } = change.authorization;
    return updateAuthorization(client, id, { type, userId, groupId, permissions, filterId });
  }
  return createAuthorization(client, {
    type: who === null ? 'global' : 'grant',
    userId: who === null ? '*' : who.kind === 'user' ? who.id : null,
    groupId: who?.kind === 'group' ? who.id : null,
    permissions,
    filterId,
  });
}
