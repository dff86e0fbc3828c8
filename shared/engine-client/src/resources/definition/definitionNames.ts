import type { EngineClient } from '../../EngineClient';
import type { ProcessDefinitionDto } from '../../generated/RestApi';
import { byId } from '../../reading/byId';
import { inBatches } from '../../reading/inBatches';
import { readList } from '../../reading/readShape';
import { type DefinitionsById, parseDefinition } from './definition';

export async function getProcessDefinitions(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<DefinitionsById> {
  const found = await inBatches(ids, async (batch) => {
    const query = { processDefinitionIdIn: batch };
    const body = await client.get<readonly ProcessDefinitionDto[]>('process-definition', { query, signal });
    return readList(body, 'definitions', parseDefinition);
  });
  return byId(found);
}

export async function listProcessKeys(
  client: EngineClient,
  most: number,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const query = { latest: true, maxResults: most };
  const body = await client.get('process-definition', { query, signal });
  return [...new Set(readList(body, 'definitions', parseDefinition).map(({ key }) => key))];
}

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
