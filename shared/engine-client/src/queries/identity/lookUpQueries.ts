import type { EngineClient } from '../../EngineClient';
import {
  type Choice,
  type Directory,
  findChoice,
  type LookUpKind,
  listDirectory,
  searchDirectory,
} from '../../resources/identity/lookUp';
import { type Domain, type EngineQuery, queryKey, STALE } from '../queryKeys';

const DOMAINS: Readonly<Record<LookUpKind, Domain>> = {
  user: 'user',
  group: 'user',
  tenant: 'user',
  process: 'process-definition',
  case: 'case-definition',
};

export function lookUpQueries(client: EngineClient, kind: LookUpKind) {
  const key = (...rest: readonly string[]) => queryKey(client, DOMAINS[kind], 'look-up', kind, ...rest);
  return {
    directory: (): EngineQuery<Directory> => ({
      queryKey: key('directory'),
      queryFn: ({ signal }) => listDirectory(client, kind, signal),
      staleTime: STALE.names,
    }),
    search: (text: string): EngineQuery<readonly Choice[]> => ({
      queryKey: key('search', text),
      queryFn: ({ signal }) => searchDirectory(client, kind, text, signal),
      staleTime: STALE.names,
    }),
    one: (id: string): EngineQuery<Choice | null> => ({
      queryKey: key('one', id),
      queryFn: ({ signal }) => findChoice(client, kind, id, signal),
      staleTime: STALE.names,
    }),
  };
}
