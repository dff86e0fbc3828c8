import { hashKey, type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import type { FilterProperties } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskVariable, VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useEngineClient, useInboxParam, useUser } from '@taskweave/plugin-sdk';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import { factText, peopleOf } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { wantedFacts, wantedNames } from '@taskweave/widgets/facts/wantedFacts';
import { useMinute } from '@taskweave/widgets/useMinute';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { use, useCallback, useSyncExternalStore } from 'react';
import { useKnownBusinessKey } from '../data/useKnownBusinessKey';
import { useKnownTask } from '../data/useTaskDetail';
import { FactSettings } from './FactSettings';

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

type Variables = Readonly<Record<string, TaskVariable>>;

function useKnownVariables(
  task: Task,
  names: readonly string[] | null,
  isAsked: boolean,
): Variables | undefined {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const { variables, variablesKey } = rowVariableQueries(client);
  const own = variables([task], names);
  const ownHash = hashKey(own.queryKey);
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  const answers = () => answersAbout(queryClient, variablesKey, task.id, names);
  const isOfRow = useSyncExternalStore(subscribe, () => answers().some((answer) => isKeptUp(answer)));
  useQuery({
    ...own,
    enabled: isAsked && !isOfRow && names?.length !== 0,
    refetchOnWindowFocus: false,
  });
  return useSyncExternalStore(subscribe, () => dataOf(queryClient, answers().at(-1))?.[task.id]);

  function isKeptUp(answer: Query): boolean {
    return answer.queryHash !== ownHash && (answer.getObserversCount() > 0 || !answer.state.isInvalidated);
  }
}

function answersAbout(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  taskId: string,
  names: readonly string[] | null,
): readonly Query[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: (query) => covers(query.queryKey.at(-2), names) })
    .filter((query) => dataOf(queryClient, query)?.[taskId] !== undefined)
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
}

function covers(asked: unknown, wanted: readonly string[] | null): boolean {
  return asked === null || (Array.isArray(asked) && wanted?.every((name) => asked.includes(name)) === true);
}

function dataOf(queryClient: QueryClient, query: Query | undefined): VariablesOfTasks | undefined {
  return query && queryClient.getQueryCache().get<VariablesOfTasks>(query.queryHash)?.state.data;
}
