import type { EngineClient } from '../../EngineClient';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { type BusinessKeys, businessKeysIn } from './processInstance';

/** The business key of a case instance; null where it has none. */
export async function getCaseBusinessKey(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await client.get(`case-instance/${segment(id)}`, { signal });
  return readShape(answer, 'caseInstance').textOrNull('businessKey');
}

/**
 * Looks up many case instances in one call, in the history: among those that run, the engine looks for one id only. Where
 * it keeps no history, all are absent.
 */
export async function getCaseBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body = { caseInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('history/case-instance', { body, signal }));
}
