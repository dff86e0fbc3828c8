import type { EngineClient } from '../../EngineClient';
import { countCompletedTasks } from '../../resources/history/completedCount';
import { queriesIn, STALE } from '../queryKeys';

export function completedCountQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.taskCount);
  return {
    count: (words: readonly string[]) =>
      query(['completed-count', words], (signal) => countCompletedTasks(client, words, signal)),
  };
}
