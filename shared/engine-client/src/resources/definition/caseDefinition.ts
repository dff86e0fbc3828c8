import type { EngineClient } from '../../EngineClient';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

export async function getCaseXml(client: EngineClient, id: string, signal?: AbortSignal): Promise<string> {
  const answer = await client.get(`case-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('cmmnXml');
}
