import { useQueries, useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { peopleOf } from './peopleOf';

/** In the address: all that the person may read. Everything else but nothing is the id of a filter. */
export const EVERYBODY = 'all';

/** More people than this are too many calls; the first are taken. */
export const MOST_PEOPLE = 30;

/** Whose completed tasks are shown. */
export interface Scope {
  /** Null where the tasks are one's own, or everybody's. */
  readonly filter: Filter | null;
  /** Undefined until they are known, null for everybody. */
  readonly people: readonly string[] | null | undefined;
  /** The filter is gone, names nobody, or more people than are looked at. */
  readonly finding: 'unknown' | 'nobody' | 'many' | null;
  /** Why the filter's people are not known. */
  readonly error: Error | null;
}

/** @param chosen as the address has it: null for one's own tasks */
export function useScope(chosen: string | null): Scope {
  const user = useUser();
  const client = useEngineClient();
  const isFilter = chosen !== null && chosen !== EVERYBODY;
  const filters = useQuery({ ...filterQueries(client).all(), enabled: isFilter });
  const ownGroups = useQuery({ ...userQueries(client).groups(user.id), enabled: isFilter });
  const filter = filters.data?.find(({ id }) => id === chosen) ?? null;
  const named =
    filter && ownGroups.data ? peopleOf(filter.query, { id: user.id, groups: ownGroups.data }) : null;
  const members = useQueries({
    queries: (named?.groups ?? []).map((group) => userQueries(client).members(group)),
  });
  const own = { filter: null, finding: null, error: null };
  if (!isFilter) return { ...own, people: chosen === null ? [user.id] : null };
  const error = filters.error ?? ownGroups.error ?? members.find((one) => one.error)?.error ?? null;
  if (filters.data !== undefined && filter === null) {
    return { filter: null, people: undefined, finding: 'unknown', error: null };
  }
  if (named === null || members.some(({ data }) => data === undefined)) {
    return { filter, people: undefined, finding: null, error };
  }
  const people = [...new Set([...named.users, ...members.flatMap(({ data }) => data ?? [])])];
  const finding = people.length === 0 ? 'nobody' : people.length > MOST_PEOPLE ? 'many' : null;
  return { filter, people: people.slice(0, MOST_PEOPLE), finding, error: null };
}
