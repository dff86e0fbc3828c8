import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import {
  listStartable,
  type StartableProcess,
} from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient, useNavigation, useRouteParam } from '@taskweave/plugin-sdk';
import { useState } from 'react';

/** Value of the parameter that opens the list without a choice. */
const LIST = 'true';
const MOST_TENANTS = 50;

/** Which process the URL names: none, one that is being looked up, one that is there, or one that cannot be started. */
export type ProcessChoice =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'not-startable'; readonly key: string }
  /** The link names no tenant, and several have the process. */
  | { readonly state: 'ambiguous'; readonly processes: readonly StartableProcess[] }
  | { readonly state: 'chosen'; readonly process: StartableProcess };

export interface ProcessChoiceControl {
  readonly choice: ProcessChoice;
  readonly choose: (process: StartableProcess) => void;
  /** Back to the list. */
  readonly unchoose: () => void;
  /** Takes all that the dialog has written out of the URL. */
  readonly leave: () => void;
}

/** The chosen process lives in the URL, so that a link can open its start form. */
export function useProcessChoice(): ProcessChoiceControl {
  const client = useEngineClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const param = useRouteParam('processStart');
  const tenantId = useRouteParam('processTenant');
  const [picked, setPicked] = useState<StartableProcess | null>(null);

  const key = param === null || param === LIST || param === '' ? null : param;
  const isPicked = picked !== null && picked.key === key && picked.tenantId === tenantId;
  const lookup = useQuery({
    queryKey: queryKey(client, 'process-definition', 'startable-by-key', key, tenantId),
    queryFn: ({ signal }) => findStartable(client, key ?? '', tenantId, signal),
    staleTime: STALE.startable,
    enabled: key !== null && !isPicked,
  });

  return {
    choice: choiceOf(),
    choose: (process) => {
      setPicked(process);
      navigation.go({ processStart: process.key, processTenant: process.tenantId });
    },
    unchoose: () => {
      navigation.go({ processStart: LIST, processTenant: null });
      // What the list has may have been deleted meanwhile: that is one reason to come back to it.
      void queries.invalidateQueries({ queryKey: queryKey(client, 'process-definition', 'startable') });
      void queries.invalidateQueries({
        queryKey: queryKey(client, 'process-definition', 'startable-by-keys'),
      });
    },
    leave: () => navigation.go({ processStart: null, processTenant: null }, { replace: true }),
  };

  function choiceOf(): ProcessChoice {
    if (key === null) return { state: 'none' };
    if (isPicked) return { state: 'chosen', process: picked };
    const { data, error, refetch } = lookup;
    if (data !== undefined) return choiceAmong(data, key, tenantId);
    // Someone who must sign in first sees that dialog; the process follows.
    if (error && !isLoginRequired(error)) return { state: 'failed', error, retry: () => void refetch() };
    return { state: 'loading' };
  }
}

function findStartable(
  client: ReturnType<typeof useEngineClient>,
  key: string,
  tenantId: string | null,
  signal: AbortSignal,
): Promise<readonly StartableProcess[]> {
  const search = {
    key,
    ...(tenantId === null ? {} : { tenantId }),
    firstResult: 0,
    maxResults: MOST_TENANTS,
  };
  return listStartable(client, search, signal);
}

/** Without a tenant in the link, the process that belongs to none comes first. */
function choiceAmong(
  found: readonly StartableProcess[],
  key: string,
  tenantId: string | null,
): ProcessChoice {
  const exact = found.find((process) => process.tenantId === tenantId);
  const [first, second] = found;
  if (exact !== undefined) return { state: 'chosen', process: exact };
  if (first === undefined) return { state: 'not-startable', key };
  return second === undefined
    ? { state: 'chosen', process: first }
    : { state: 'ambiguous', processes: found };
}
