import { REST_TABLE } from '../generated/RestApi';

export function callsOf(resource: string): Readonly<Record<string, string>> {
  const table: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = REST_TABLE;
  return table[resource] ?? {};
}
