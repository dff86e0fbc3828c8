import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { FilterProperties } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useEngineClient, useInboxParam, useUser } from '@taskweave/plugin-sdk';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import { factText, peopleOf } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { wantedFacts, wantedNames } from '@taskweave/widgets/facts/wantedFacts';
import { useMinute } from '@taskweave/widgets/useMinute';
import { use } from 'react';
import { useKnownBusinessKey } from '../data/useKnownBusinessKey';
import { useKnownTask } from '../data/useTaskDetail';
import { FactSettings } from './FactSettings';
import { useKnownVariables } from './useKnownVariables';

export interface TaskFact extends Fact {
  readonly text: string;
}

export interface TaskFactsState {
  readonly facts: readonly TaskFact[] | null;
  readonly most: number | null;
}

export function useTaskFacts({ taskId, task }: TaskProps, isAsked: boolean): TaskFactsState {
  const { t, locale } = useTexts(FACT_TEXTS);
  const settings = use(FactSettings);
  const { detail } = useKnownTask(taskId);
  const { variables: filterVariables, showUndefinedVariable } = useShownVariables();
  const businessKey = useKnownBusinessKey(task);
  const now = useMinute();

  const definitionKey = (detail?.processDefinition ?? detail?.caseDefinition)?.key ?? null;
  const wanted = wantedFacts({ filterVariables, settings: settings ?? {}, definitionKey, locale });
  const variables = useKnownVariables(task, wantedNames([wanted]), isAsked && settings !== null);
  const { id, name, description, assignee, due, followUp } = task;
  const facts =
    settings &&
    variables &&
    pickFacts(variables, {
      wanted,
      showUndefined: filterVariables.length > 0 && showUndefinedVariable,
      said: [id, name, description, assignee, due, followUp, businessKey],
    });
  const nameOf = usePersonNames({
    engine: useEngineClient(),
    me: useUser(),
    ids: peopleOf(facts ?? []),
    isAsked,
  });
  const language = { t, locale, now, nameOf };
  return {
    facts: facts?.map((fact) => ({ ...fact, text: factText(fact.value, language) })) ?? null,
    most: wanted?.length ?? null,
  };
}

function useShownVariables(): Pick<FilterProperties, 'variables' | 'showUndefinedVariable'> {
  const filterId = useInboxParam('filter');
  const { data = [] } = useQuery({ ...filterQueries(useEngineClient()).all(), enabled: false });
  return data.find(({ id }) => id === filterId)?.properties ?? NONE_SHOWN;
}

const NONE_SHOWN = { variables: [], showUndefinedVariable: false } as const;
