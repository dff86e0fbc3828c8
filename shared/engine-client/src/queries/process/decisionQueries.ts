import type { EngineClient } from '../../EngineClient';
import {
  type DecisionReference,
  type Evaluation,
  findDecision,
  getDecisionXml,
  listEvaluations,
} from '../../resources/definition/decision';
import type { DefinitionSummary } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** Evaluations that are asked for at once. */
export const EVALUATIONS_PAGE_SIZE = 25;

export function decisionQueries(client: EngineClient) {
  return {
    /** One page, counted from 1, newest first. */
    evaluations: (processInstanceId: string, page: number): EngineQuery<readonly Evaluation[]> => ({
      queryKey: queryKey(client, 'decision', 'evaluations', processInstanceId, page),
      queryFn: ({ signal }) => {
        const range = {
          firstResult: (page - 1) * EVALUATIONS_PAGE_SIZE,
          maxResults: EVALUATIONS_PAGE_SIZE,
        };
        return listEvaluations(client, processInstanceId, range, signal);
      },
      staleTime: STALE.task,
    }),
    xml: (id: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'decision', 'xml', id),
      queryFn: ({ signal }) => getDecisionXml(client, id, signal),
      staleTime: STALE.definitionXml,
    }),
    /** What these references mean now, in their order; null for those that are not there, or not for this person. */
    found: (
      references: readonly DecisionReference[],
    ): EngineQuery<readonly (DefinitionSummary | null)[]> => ({
      queryKey: queryKey(client, 'decision', 'found', references),
      queryFn: ({ signal }) =>
        Promise.all(references.map((reference) => findDecision(client, reference, signal))),
      staleTime: STALE.names,
    }),
  };
}
