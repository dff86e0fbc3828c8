import { useQueries, useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { EVERYBODY } from '@taskweave/widgets/completedOf';
import { peopleOf } from './peopleOf';

export const MOST_PEOPLE = 30;

export interface Scope {
  readonly filter: Filter | null;
  readonly people: readonly string[] | null | undefined;
  readonly finding: 'unknown' | 'nobody' | 'many' | null;
  readonly error: Error | null;
}

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
  const people = [
    ...new Set([...named.users, ...members.flatMap(({ data = [] }) => data.map(({ id }) => id))]),
  ];
  const finding = people.length === 0 ? 'nobody' : people.length > MOST_PEOPLE ? 'many' : null;
  return { filter, people: people.slice(0, MOST_PEOPLE), finding, error: null };
}
