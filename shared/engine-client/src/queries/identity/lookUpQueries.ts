import type { EngineClient } from '../../EngineClient';
import { findChoice, type LookUpKind, listDirectory, searchDirectory } from '../../resources/identity/lookUp';
import { type Domain, queriesIn, STALE } from '../queryKeys';

const DOMAINS: Readonly<Record<LookUpKind, Domain>> = {
  user: 'user',
  group: 'user',
  tenant: 'user',
  process: 'process-definition',
  case: 'case-definition',
};

export function lookUpQueries(client: EngineClient, kind: LookUpKind) {
  const query = queriesIn(client, DOMAINS[kind], STALE.names);
  const key = (...rest: readonly string[]) => ['look-up', kind, ...rest];
  return {
    directory: () => query(key('directory'), (signal) => listDirectory(client, kind, signal)),
    search: (text: string) =>
      query(key('search', text), (signal) => searchDirectory(client, kind, text, signal)),
    one: (id: string) => query(key('one', id), (signal) => findChoice(client, kind, id, signal)),
  };
}
