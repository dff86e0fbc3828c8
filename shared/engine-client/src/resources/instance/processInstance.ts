import type { EngineClient } from '../../EngineClient';
import type { ProcessInstanceQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';

/** Business keys by the ids of process instances; null where an instance has none. */
export type BusinessKeys = Readonly<Record<string, string | null>>;

/** Looks up many instances in one call. Instances that the person may not read, or that ended, are absent. */
export async function getBusinessKeys(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<BusinessKeys> {
  if (ids.length === 0) return {};
  const body: ProcessInstanceQueryDto = { processInstanceIds: [...new Set(ids)] };
  return businessKeysIn(await client.post('process-instance', { body, signal }));
}

/** Reads the business keys of a list of instances. */
export function businessKeysIn(answer: unknown): BusinessKeys {
  const keys = readList(answer, 'instances', (value, where) => {
    const instance = readShape(value, where);
    return [instance.text('id'), instance.textOrNull('businessKey')] as const;
  });
  return Object.fromEntries(keys);
}

/** The definition of the process that has called an instance; null where none has, or the person may not see it. */
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
