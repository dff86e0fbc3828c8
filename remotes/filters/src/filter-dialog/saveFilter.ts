import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import {
  type Authorization,
  createAuthorization,
  deleteAuthorization,
  listFilterAuthorizations,
  updateAuthorization,
} from '@taskweave/engine-client/resources/authorization';
import type { Filter } from '@taskweave/engine-client/resources/filter';
import { createFilter, updateFilter } from '@taskweave/engine-client/resources/filterEditing';
import {
  NO_WISH,
  type PermissionChange,
  type PermissionWish,
  planChanges,
  type Reader,
} from '../permissions/permissionRules';
import { type FilterDraft, writeFilterDraft } from './filterDraft';

/** A permission that could not be changed, and what the engine said. `who` is null for everyone. */
export interface PermissionFailure {
  readonly who: Reader | null;
  readonly message: string;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly filter: Filter }
  /** Nothing was saved. */
  | { readonly kind: 'filter-failed'; readonly error: unknown }
  /** The filter was saved, and so many of its permissions; the others were not. */
  | {
      readonly kind: 'permissions-failed';
      readonly filter: Filter;
      readonly done: number;
      readonly failures: readonly PermissionFailure[];
    }
  /** The filter was saved; how its permissions stand could not be read, so none was changed. */
  | { readonly kind: 'permissions-unread'; readonly filter: Filter; readonly error: unknown };

export interface SaveRequest {
  readonly draft: FilterDraft;
  /** Null for a new filter. After a half-way failure it is the filter that was saved then. */
  readonly original: Filter | null;
  readonly userId: string;
}

/** Saves the filter first, then its permissions. It can be called again after every outcome: what is done is not done twice. */
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

async function storeFilter(client: EngineClient, { draft, original, userId }: SaveRequest): Promise<Filter> {
  const input = writeFilterDraft(draft, original, userId);
  if (original === null) return createFilter(client, input);
  await updateFilter(client, original.id, input);
  return { ...original, ...input, properties: { ...original.properties, ...input.properties } };
}

async function storePermissions(
  client: EngineClient,
  filter: Filter,
  authorizations: readonly Authorization[],
  wish: PermissionWish,
): Promise<SaveOutcome> {
  const changes = planChanges(authorizations, wish);
  const failures: PermissionFailure[] = [];
  let done = 0;
  for (const change of changes) {
    try {
      await apply(client, filter.id, change);
      done += 1;
    } catch (error) {
      failures.push({ who: change.who, message: error instanceof Error ? error.message : String(error) });
      // Nothing after it could be saved either; the same list stands when someone has signed in again.
      if (isLoginRequired(error)) break;
    }
  }
  if (failures.length === 0) return { kind: 'saved', filter };
  return { kind: 'permissions-failed', filter, done, failures };
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
