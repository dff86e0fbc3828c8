import type { EngineClient } from '../EngineClient';
import { readShape } from '../reading/readShape';
import { segment } from '../reading/segment';

/** The business key of a case instance; null where it has none. */
export async function getCaseBusinessKey(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const answer = await client.get(`case-instance/${segment(id)}`, { signal });
  return readShape(answer, 'caseInstance').textOrNull('businessKey');
}
