import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

export interface Matching {
  readonly filterId?: string | null;
  readonly body: object;
}

export async function countMatching(
  client: EngineClient,
  { filterId = null, body }: Matching,
  signal?: AbortSignal,
): Promise<number> {
  const path = filterId === null ? 'task/count' : `filter/${segment(filterId)}/count`;
  const answer = await client.post(path, { body, ...(signal && { signal }) });
  return readShape(answer, 'count').number('count');
}

export async function listMatching<T>(
  client: EngineClient,
  { filterId = null, body, maxResults }: Matching & { readonly maxResults: number },
  parse: (task: unknown, where: string) => T,
  signal?: AbortSignal,
): Promise<readonly T[]> {
  const path = filterId === null ? 'task' : `filter/${segment(filterId)}/list`;
  const query = { firstResult: 0, maxResults };
  return readList(await client.post(path, { query, body, ...(signal && { signal }) }), 'tasks', parse);
}
