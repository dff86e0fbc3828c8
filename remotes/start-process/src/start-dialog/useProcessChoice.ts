import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import {
  listStartable,
  type StartableProcess,
} from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient, useInboxParam, usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';

const LIST = 'true';
const MOST_TENANTS = 50;

export type ProcessChoice =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'not-startable'; readonly key: string }
  | { readonly state: 'ambiguous'; readonly processes: readonly StartableProcess[] }
  | {
      readonly state: 'chosen';
      readonly process: StartableProcess;
      readonly version?: 'earlier' | 'lost';
    };

interface Found {
  readonly current: readonly StartableProcess[];
  readonly earlier: StartableProcess | null;
}

export interface ProcessChoiceControl {
  readonly choice: ProcessChoice;
  readonly choose: (process: StartableProcess) => void;
  readonly chooseCurrent: (process: StartableProcess) => void;
  readonly unchoose: () => void;
  readonly leave: () => void;
}

export function useProcessChoice(): ProcessChoiceControl {
  const client = useEngineClient();
  const queries = useQueryClient();
  const { connections, navigation } = usePluginServices();
  const param = useInboxParam('processStart');
  const tenantId = useInboxParam('processTenant');
  const version = useInboxParam('processVersion');
  const [picked, setPicked] = useState<StartableProcess | null>(null);

  const key = param === null || param === LIST || param === '' ? null : param;
  const isPicked =
    picked !== null &&
    picked.key === key &&
    picked.tenantId === tenantId &&
    version === addressOf(picked).processVersion;
  const lookup = useQuery({
    queryKey: queryKey(client, 'process-definition', 'startable-by-key', key, tenantId, version),
    queryFn: ({ signal }) => findStartable(client, { key: key ?? '', tenantId, version }, signal),
    staleTime: STALE.startable,
    enabled: key !== null && !isPicked,
  });

  return {
    choice: choiceOf(),
    choose: (process) => {
      setPicked(process);
      goTo(process);
    },
    chooseCurrent: goTo,
    unchoose: () => {
      navigation.openInbox({ processStart: LIST, processTenant: null, processVersion: null });
      void queries.invalidateQueries({ queryKey: queryKey(client, 'process-definition', 'startable') });
      void queries.invalidateQueries({
        queryKey: queryKey(client, 'process-definition', 'startable-by-keys'),
      });
    },
    leave: () =>
      navigation.openInbox(
        { processStart: null, processTenant: null, processVersion: null },
        { replace: true },
      ),
  };

  function goTo(process: StartableProcess): void {
    navigation.openInbox(addressOf(process));
  }

  /** Of several engines, more than one may have the key. */
  function addressOf({ id, key: processStart, tenantId: processTenant }: StartableProcess) {
    return { processStart, processTenant, processVersion: connections && id };
  }

  function choiceOf(): ProcessChoice {
    if (key === null) return { state: 'none' };
    if (isPicked) return { state: 'chosen', process: picked };
    const { data, error, refetch } = lookup;
    if (data !== undefined) return choiceAmong(data, { key, tenantId, version });
    if (error && !isLoginRequired(error)) return { state: 'failed', error, retry: () => void refetch() };
    return { state: 'loading' };
  }
}

interface Wanted {
  readonly key: string;
  readonly tenantId: string | null;
  readonly version: string | null;
}

async function findStartable(
  client: ReturnType<typeof useEngineClient>,
  { key, tenantId, version }: Wanted,
  signal: AbortSignal,
): Promise<Found> {
  const search = {
    key,
    ...(tenantId === null ? {} : { tenantId }),
    firstResult: 0,
    maxResults: MOST_TENANTS,
  };
  const current = await listStartable(client, search, signal);
  if (version === null || current.some(({ id }) => id === version)) return { current, earlier: null };
  const [earlier = null] = await listStartable(
    client,
    { id: version, firstResult: 0, maxResults: 1 },
    signal,
  );
  return { current, earlier };
}

function choiceAmong({ current, earlier }: Found, { key, tenantId, version }: Wanted): ProcessChoice {
  const named = current.find(({ id }) => id === version);
  if (named !== undefined) return { state: 'chosen', process: named };
  if (earlier !== null) return { state: 'chosen', process: earlier, version: 'earlier' };
  const lost = version === null ? {} : ({ version: 'lost' } as const);
  const exact = current.filter((process) => process.tenantId === tenantId);
  const processes = exact.length > 0 ? exact : current;
  const [first, second] = processes;
  if (first === undefined) return { state: 'not-startable', key };
  return second === undefined
    ? { state: 'chosen', process: first, ...lost }
    : { state: 'ambiguous', processes };
}
