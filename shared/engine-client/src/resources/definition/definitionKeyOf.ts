import { processKeyOf } from '../../reading/processKeyOf';
import type { Task } from '../../Task';
import type { DefinitionsById } from './definition';

/**
 * The key of the process or case that a task belongs to; null for standalone tasks. Of a definition that is not known it is as its id has
 * it: engines begin an id with the key, where that is not too long.
 *
 * @param known definitions that the engine has given, of processes and cases
 * @example definitionKeyOf({ processDefinitionId: 'invoice:2:4711', caseDefinitionId: null }, {}) // 'invoice'
 */
export function definitionKeyOf(
  { processDefinitionId, caseDefinitionId }: Pick<Task, 'processDefinitionId' | 'caseDefinitionId'>,
  known: DefinitionsById,
): string | null {
  const id = processDefinitionId ?? caseDefinitionId;
  return known[id ?? '']?.key ?? processKeyOf(id);
}
