import { useQuery } from '@tanstack/react-query';
import { decisionQueries } from '@taskweave/engine-client/queries/process/decisionQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { calledDecisions } from './calledDecisions';

export interface CalledModel {
  readonly kind: 'bpmn' | 'dmn';
  readonly id: string;
  readonly name: string;
  readonly activityIds: readonly string[];
}

const CALL_ACTIVITY = /<(?:\w+:)?callActivity\b/;

export function useCalledModels(process: StartableProcess): readonly CalledModel[] {
  const client = useEngineClient();
  const queries = processDefinitionQueries(client);
  const xml = useQuery({ ...queries.processXml(process.id), enabled: false }).data;
  const { data: processes = [] } = useQuery({
    ...queries.calledProcesses(process.id),
    enabled: xml !== undefined && CALL_ACTIVITY.test(xml),
  });
  const wanted = xml === undefined ? [] : calledDecisions(xml, process);
  const { data: decisions = [] } = useQuery({
    ...decisionQueries(client).found(wanted.map(({ reference }) => reference)),
    enabled: wanted.length > 0,
  });
  return [
    ...processes.map(({ id, key, name, activityIds }) => ({
      ...{ kind: 'bpmn' as const, id, name: name ?? key, activityIds },
    })),
    ...decisions.flatMap((decision, index) =>
      decision === null
        ? []
        : [
            {
              ...{ kind: 'dmn' as const, id: decision.id, name: decision.name ?? decision.key },
              activityIds: wanted[index]?.activityIds ?? [],
            },
          ],
    ),
  ];
}
