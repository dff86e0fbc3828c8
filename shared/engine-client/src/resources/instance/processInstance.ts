import type { EngineClient } from '../../EngineClient';
import type { ProcessInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';

export type BusinessKeys = Readonly<Record<string, string | null>>;

export async function getBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body: ProcessInstanceQueryDto = { processInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('process-instance', { body, signal }));
}

export function businessKeysIn(answer: unknown): BusinessKeys {
  const keys = readList(answer, 'instances', (value, where) => {
    const instance = readShape(value, where);
    return [instance.text('id'), instance.textOrNull('businessKey')] as const;
  });
  return Object.fromEntries(keys);
}

export async function getCallingDefinitionId(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { subProcessInstance: processInstanceId, maxResults: 1 };
  const found = readList(
    await client.get('process-instance', { query, signal }),
    'processInstances',
    (value, where) => readShape(value, where).text('definitionId'),
  );
  return found[0] ?? null;
}
