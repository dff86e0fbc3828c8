import { useQuery } from '@tanstack/react-query';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { DefinitionsById } from '@taskweave/engine-client/resources/definition/definition';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useDefinitions({ processDefinitionId, caseDefinitionId }: CompletedTask): DefinitionsById {
  const names = definitionNameQueries(useEngineClient());
  const query =
    processDefinitionId === null
      ? names.cases(caseDefinitionId === null ? [] : [caseDefinitionId])
      : names.processes([processDefinitionId]);
  const isOfNone = processDefinitionId === null && caseDefinitionId === null;
  return useQuery({ ...query, enabled: !isOfNone }).data ?? NONE;
}

const NONE: DefinitionsById = {};
