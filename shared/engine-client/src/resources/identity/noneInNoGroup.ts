import type { EngineClient } from '../../EngineClient';
import { refusesNoGroups } from '../../errors/EngineError';
import { getGroupIds } from './user';

/**
 * For `catch`: the engine refuses to look for the tasks of no group, and a person in no group has none.
 *
 * @example await countMatching(client, matching).catch(noneInNoGroup(client, user.id, 0));
 */
export function noneInNoGroup<T>(client: EngineClient, userId: string, none: T) {
  return async (error: unknown): Promise<T> => {
    if (refusesNoGroups(error) && (await getGroupIds(client, userId)).length === 0) return none;
    throw error;
  };
}
