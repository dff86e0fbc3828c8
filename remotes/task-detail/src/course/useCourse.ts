import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { MOST_STEPS } from '@taskweave/engine-client/resources/history/pastStep';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import { useChanges, useSteps } from '../activity/useActivity';
import { useKnownTask } from '../data/useTaskDetail';
import { instanceOf } from './instanceOf';
import { readFlow } from './model/readFlow';
import { type ComingNext, whatComesNext } from './model/whatComesNext';
import { type StoryLine, storyLines } from './storyLines';

/** Empty where the engine keeps or shows no history. */
export function useStory(task: Task, isAsked: boolean): readonly StoryLine[] {
  const client = useEngineClient();
  const instance = isAsked ? instanceOf(task) : null;
  const steps = useSteps(task.id, instance);
  const changes = useChanges(task.id, instance !== null, instance);
  const isSettled = !steps.isLoading && !changes.pages.isLoading;
  const past = steps.data ?? [];
  const isWhole = !changes.hasMore && past.length < MOST_STEPS;
  const lines = isSettled
    ? storyLines({ steps: past, operations: changes.operations, isWhole }, task.id)
    : [];
  const ids = [...new Set(lines.flatMap(({ who }) => (who === null ? [] : [who])))];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });
  if (names.isLoading) return [];
  return lines.map((line) => {
    const user = line.who === null ? undefined : names.data?.[line.who];
    return user === undefined ? line : { ...line, who: userName(user) };
  });
}

export function useComingNext(task: Task, isAsked: boolean): ComingNext | null {
  const { processDefinitionId, taskDefinitionKey, delegationState } = task;
  // The engine embeds the definition only for those who may read it.
  const isReadable = useKnownTask(task.id).detail?.processDefinition != null;
  const { data: xml } = useQuery({
    ...processDefinitionQueries(useEngineClient()).processXml(processDefinitionId ?? ''),
    enabled: isAsked && isReadable && processDefinitionId !== null,
  });
  return useMemo(() => {
    // Submitting a delegated task hands it back and ends nothing.
    if (xml === undefined || taskDefinitionKey === null || delegationState === 'PENDING') return null;
    return whatComesNext(readFlow(xml), taskDefinitionKey);
  }, [xml, taskDefinitionKey, delegationState]);
}
