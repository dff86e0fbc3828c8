import { useQuery } from '@tanstack/react-query';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useNames(kind: 'process' | 'group', isWanted: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...lookUpQueries(useEngineClient(), kind).directory(), enabled: isWanted });
  return new Map(data?.choices.map(({ id, name }) => [id, name]));
}
