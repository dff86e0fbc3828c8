import { processKeyOf } from '../../reading/processKeyOf';
import type { Task } from '../../Task';
import type { DefinitionsById } from './definition';

export function definitionKeyOf(
  { processDefinitionId, caseDefinitionId }: Pick<Task, 'processDefinitionId' | 'caseDefinitionId'>,
  known: DefinitionsById,
): string | null {
  const id = processDefinitionId ?? caseDefinitionId;
  return known[id ?? '']?.key ?? processKeyOf(id);
}
