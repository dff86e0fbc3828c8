import type { EngineClient } from '../../EngineClient';
import { listMatching } from '../../resources/task/matchingTasks';
import { parseTask } from '../../resources/task/task';
import { queriesIn, STALE } from '../queryKeys';

/** More would make the search too long for the engine. */
const MOST = 100;

export interface DatedFact {
  readonly name: string;
  /** As the engine writes dates; neither of them is within. */
  readonly after: string;
  readonly before: string;
}

/** The engine compares dates of variables only beside conditions that must all hold, so the instances are looked up by themselves. */
export function datedFactQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.taskCount);
  return {
    instances: ({ name, after, before }: DatedFact) =>
      query(['dated-fact', name, after, before], async (signal) => {
        const processVariables = [
          { name, operator: 'gt', value: after },
          { name, operator: 'lt', value: before },
        ];
        const tasks = await listMatching(
          client,
          { body: { processVariables }, maxResults: MOST },
          parseTask,
          signal,
        );
        return [...new Set(tasks.flatMap(({ processInstanceId }) => processInstanceId ?? []))].sort();
      }),
  };
}
