import { useQuery } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { listStartable, type StartableProcess } from '@taskweave/engine-client/resources/processDefinition';
import { useEngineClient, useNavigation, useRouteParam } from '@taskweave/plugin-sdk';
import { useState } from 'react';

/** Value of the parameter that opens the list without a choice. */
const LIST = 'true';

/** Which process the URL names: none, one that is being looked up, one that is there, or one that cannot be started. */
export type ProcessChoice =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'not-startable'; readonly key: string }
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
    unchoose: () => navigation.go({ processStart: LIST, processTenant: null }),
    leave: () => navigation.go({ processStart: null, processTenant: null }, { replace: true }),
  };

  function choiceOf(): ProcessChoice {
    if (key === null) return { state: 'none' };
    if (isPicked) return { state: 'chosen', process: picked };
    const { data, error, refetch } = lookup;
    if (data) return { state: 'chosen', process: data };
    if (data === null) return { state: 'not-startable', key };
    // Someone who must sign in first sees that dialog; the process follows.
    const isSignedOut = isEngineError(error) && error.problem.kind === 'login-required';
    if (error && !isSignedOut) return { state: 'failed', error, retry: () => void refetch() };
    return { state: 'loading' };
  }
}

/** Without a tenant in the link, the process that belongs to none comes first. */
async function findStartable(
  client: ReturnType<typeof useEngineClient>,
  key: string,
  tenantId: string | null,
  signal: AbortSignal,
): Promise<StartableProcess | null> {
  const search = { key, ...(tenantId === null ? {} : { tenantId }), firstResult: 0, maxResults: 15 };
  const found = await listStartable(client, search, signal);
  return found.find((process) => process.tenantId === tenantId) ?? found[0] ?? null;
}
