import type { Task } from '@taskweave/engine-client/Task';

/**
 * Whether to offer the claim: nobody holds the task, and the engine does not refuse every change of it. Whether the
 * person has the right is for the engine to say, which does not tell before.
 */
export function canClaim({ assignee, suspended }: Task): boolean {
  return assignee === null && !suspended;
}
