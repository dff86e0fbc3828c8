import type { EngineClient } from '../../EngineClient';
import { getDecisionXml, listEvaluations } from '../../resources/definition/decision';
import { queriesIn, STALE } from '../queryKeys';

export const EVALUATIONS_PAGE_SIZE = 25;

export function decisionQueries(client: EngineClient) {
  const query = queriesIn(client, 'decision', STALE.names);
  return {
    evaluations: (id: string, page: number) => {
      const range = { firstResult: (page - 1) * EVALUATIONS_PAGE_SIZE, maxResults: EVALUATIONS_PAGE_SIZE };
      const ask = (signal: AbortSignal) => listEvaluations(client, id, range, signal);
      return query(['evaluations', id, page], ask, STALE.task);
    },
    xml: (id: string) =>
      query(['xml', id], (signal) => getDecisionXml(client, id, signal), STALE.definitionXml),
  };
}
