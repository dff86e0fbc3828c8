import { REST_TABLE } from '../generated/RestApi';

/** The names of a resource's calls, as in `claim`; none for what the engine does not have. */
export function callNames(resource: string): readonly string[] {
  const table: Readonly<Record<string, object | undefined>> = REST_TABLE;
  return Object.keys(table[resource] ?? {});
}
