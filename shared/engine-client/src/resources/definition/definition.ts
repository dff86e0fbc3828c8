import { readShape } from '../../reading/readShape';
import type { DefinitionSummary } from '../../Task';

/** Reads a process or case definition, as JSON or as part of a HAL answer. */
export function parseDefinition(value: unknown, where = 'definition'): DefinitionSummary {
  const definition = readShape(value, where);
  return {
    id: definition.text('id'),
    key: definition.text('key'),
    name: definition.textOrNull('name'),
    version: definition.number('version'),
    versionTag: definition.textOrNull('versionTag'),
  };
}

/** Definitions by their ids. Those the person may not read are absent. */
export type DefinitionsById = Readonly<Record<string, DefinitionSummary>>;
