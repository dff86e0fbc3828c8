import { readShape } from '../../reading/readShape';
import type { DefinitionSummary } from '../../Task';

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

export type DefinitionsById = Readonly<Record<string, DefinitionSummary>>;
