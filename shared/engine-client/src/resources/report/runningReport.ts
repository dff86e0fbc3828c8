import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

export interface RunningDefinition {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly instances: number;
}

/** Running instances of each version of each process. */
export async function reportRunning(
  client: EngineClient,
  signal: AbortSignal,
): Promise<readonly RunningDefinition[]> {
  const answer = await client.get('process-definition/statistics', { signal });
  return readList(answer, 'statistics', (value, where) => {
    const row = readShape(value, where);
    const definition = row.objectOrNull('definition', readShape);
    const key = definition?.textOrNull('key') ?? '';
    return {
      id: row.text('id'),
      key,
      name: definition?.textOrNull('name') || key,
      instances: row.number('instances'),
    };
  });
}
