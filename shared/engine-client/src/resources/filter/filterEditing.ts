import type { EngineClient } from '../../EngineClient';
import { segment } from '../../reading/segment';
import { type Filter, parseFilter } from './filter';

/** The engine replaces the whole filter: omitted parts are lost, even the owner. */
export interface FilterInput {
  readonly name: string;
  readonly owner: string | null;
  readonly query: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, unknown>>;
}

export async function createFilter(client: EngineClient, input: FilterInput): Promise<Filter> {
  return parseFilter(await client.post('filter/create', { body: bodyOf(input) }), 'filter');
}

export async function updateFilter(client: EngineClient, id: string, input: FilterInput): Promise<void> {
  await client.put(`filter/${segment(id)}`, { body: { id, ...bodyOf(input) } });
}

export async function deleteFilter(client: EngineClient, id: string): Promise<void> {
  await client.delete(`filter/${segment(id)}`);
}

function bodyOf({ name, owner, query, properties }: FilterInput) {
  return { name, resourceType: 'Task', owner, query, properties };
}
