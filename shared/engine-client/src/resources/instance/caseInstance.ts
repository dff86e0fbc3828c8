import type { EngineClient } from '../../EngineClient';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { type BusinessKeys, businessKeysIn } from './processInstance';

export async function getCaseBusinessKey(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await client.get(`case-instance/${segment(id)}`, { signal });
  return readShape(answer, 'caseInstance').textOrNull('businessKey');
}

export async function getCaseBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body = { caseInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('history/case-instance', { body, signal }));
}
