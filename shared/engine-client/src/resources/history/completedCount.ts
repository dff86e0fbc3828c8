import type { EngineClient } from '../../EngineClient';
import type { HistoricTaskInstanceQueryDto } from '../../generated/RestApi';
import { readShape } from '../../reading/readShape';
import { literalPattern } from '../../task-query/likePattern';

type Condition = NonNullable<HistoricTaskInstanceQueryDto['orQueries']>[number];

/** How many completed tasks have all of these words in their name, description or key. */
export async function countCompletedTasks(
  client: EngineClient,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  const body: HistoricTaskInstanceQueryDto = {
    finished: true,
    taskDeleteReason: 'completed',
    orQueries: words.map(holding),
  };
  const answer = await client.post('history/task/count', { body, signal });
  return readShape(answer, 'count').number('count');
}

/** The engine compares keys with regard to case, and most are in capitals. */
function holding(word: string): Condition {
  return {
    taskNameLike: literalPattern(word),
    taskDescriptionLike: literalPattern(word),
    processInstanceBusinessKeyLike: literalPattern(word.toUpperCase()),
  };
}
