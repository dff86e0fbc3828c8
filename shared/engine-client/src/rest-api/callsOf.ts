import { REST_TABLE } from '../generated/RestApi';

/**
 * The calls of a resource by their names, each with its verb and its path below the resource, as in `POST {id}/claim`; none for what
 * the engine does not have.
 */
export function callsOf(resource: string): Readonly<Record<string, string>> {
  const table: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = REST_TABLE;
  return table[resource] ?? {};
}
