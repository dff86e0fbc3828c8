import { processKeyOf } from '../../reading/processKeyOf';
import type { Task } from '../../Task';
import type { DefinitionsById } from './definition';

/** Null for standalone tasks. An unknown definition's key is read from its id, which begins with it unless it is too long. */
export function definitionKeyOf(
  { processDefinitionId, caseDefinitionId }: Pick<Task, 'processDefinitionId' | 'caseDefinitionId'>,
  known: DefinitionsById,
): string | null {
  const id = processDefinitionId ?? caseDefinitionId;
  return known[id ?? '']?.key ?? processKeyOf(id);
}
