import type { EngineClient } from '../../EngineClient';
import { byId } from '../../reading/byId';
import { inBatches } from '../../reading/inBatches';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { type DefinitionsById, parseDefinition } from './definition';

/** The case definitions of these ids. Those the person may not read are absent. */
export async function getCaseDefinitions(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<DefinitionsById> {
  const found = await inBatches(ids, async (batch) => {
    const query = { caseDefinitionIdIn: batch };
    return readList(await client.get('case-definition', { query, signal }), 'definitions', parseDefinition);
  });
  return byId(found);
}

/** The CMMN model of a case, as it was deployed. */
export async function getCaseXml(client: EngineClient, id: string, signal?: AbortSignal): Promise<string> {
  const answer = await client.get(`case-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('cmmnXml');
}
