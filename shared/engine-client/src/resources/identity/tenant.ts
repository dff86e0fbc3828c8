import type { EngineClient } from '../../EngineClient';
import { readList } from '../../reading/readShape';
import { parseGroup } from './user';

export type TenantNames = ReadonlyMap<string, string>;

const MOST = 500;

/** Those that the person may see. */
export async function getTenantNames(client: EngineClient, signal?: AbortSignal): Promise<TenantNames> {
  const answer = await client.get('tenant', { query: { maxResults: MOST }, signal });
  return new Map(readList(answer, 'tenants', parseGroup).map(({ id, name }) => [id, name || id]));
}
