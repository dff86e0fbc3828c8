import { useQuery } from '@tanstack/react-query';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/process/processInstanceQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';

export interface KnownProcess {
  readonly id: string;
  readonly key: string;
  /** Its name, or its key where it has none. */
  readonly name: string;
}

export interface CalledProcess extends KnownProcess {
  /** The call activities that call it. */
  readonly activityIds: readonly string[];
}

const NONE: readonly CalledProcess[] = [];
const CALL_ACTIVITY = /<(?:\w+:)?callActivity\b/;

/** Whether the model of a process calls anything; false until the model is there. */
export function useHasCalls(definitionId: string): boolean {
  const queries = processDefinitionQueries(useEngineClient());
  // The diagram asks for the model; only one that calls something is worth another question.
  const xml = useQuery({ ...queries.processXml(definitionId), enabled: false }).data;
  return xml !== undefined && CALL_ACTIVITY.test(xml);
}

/** What a process calls, as far as its model says and the person may see it. Silent otherwise: the diagram is there. */
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

/** The process that has called an instance; null where none has, and where the person may not see it. */
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
