import { useQuery } from '@tanstack/react-query';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/process/processInstanceQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';

export interface KnownProcess {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

export interface CalledProcess extends KnownProcess {
  readonly activityIds: readonly string[];
}

const NONE: readonly CalledProcess[] = [];
const CALL_ACTIVITY = /<(?:\w+:)?callActivity\b/;

export function useHasCalls(definitionId: string): boolean {
  const queries = processDefinitionQueries(useEngineClient());
  const xml = useQuery({ ...queries.processXml(definitionId), enabled: false }).data;
  return xml !== undefined && CALL_ACTIVITY.test(xml);
}

export function useCalledProcesses(definitionId: string): readonly CalledProcess[] {
  const queries = processDefinitionQueries(useEngineClient());
  const calls = useHasCalls(definitionId);
  const { data } = useQuery({
    ...queries.calledProcesses(definitionId),
    enabled: calls,
    select: (found) => found.map((process) => ({ ...process, name: process.name ?? process.key })),
  });
  return data ?? NONE;
}

export function useCallingProcess(processInstanceId: string | null): KnownProcess | null {
  const client = useEngineClient();
  const calling = useQuery({
    ...processInstanceQueries(client).callingDefinition(processInstanceId ?? ''),
    enabled: processInstanceId !== null,
  });
  const id = calling.data ?? null;
  const names = useQuery({
    ...definitionNameQueries(client).processes(id === null ? [] : [id]),
    enabled: id !== null,
  });
  const found = id === null ? undefined : names.data?.[id];
  return found === undefined ? null : { ...found, name: found.name ?? found.key };
}
