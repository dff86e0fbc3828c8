import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { rightsToAssign } from '@taskweave/engine-client/resources/identity/permission';
import type { Task } from '@taskweave/engine-client/Task';
import type { BulkOperation, Language, Permissions } from '@taskweave/plugin-sdk';
import { holderOf } from '../../failures/holderOf';

type WithUndo = BulkOperation & Required<Pick<BulkOperation, 'undo'>>;

export interface ClaimOperationOptions {
  readonly engine: EngineClient;
  readonly permissions: Pick<Permissions, 'can'>;
  readonly claim: BulkOperation;
  readonly assignToMe: WithUndo;
  readonly t: Language['t'];
}

export function claimOperation(options: ClaimOperationOptions): BulkOperation {
  const { engine, permissions, claim, assignToMe, t } = options;
  // Rows may have stale assignees, and an undo restores them, so the tasks are fetched.
  const taken = new Map<string, Task>();
  return {
    ...claim,
    async apply(task, signal) {
      try {
        await claim.apply(task, signal);
        return undefined;
      } catch (error) {
        const isTaken = isEngineError(error) && error.problem.kind === 'conflict';
        const holder = isTaken ? await holderOf(engine, task.id) : null;
        if (holder === null) throw error;
        const mayAssign = await permissions
          .can(rightsToAssign(task.id, holder.processKey))
          .catch(() => false);
        if (mayAssign) taken.set(task.id, { ...task, assignee: holder.id });
        return { skipped: t('bulk.ofOther', { name: holder.name }) };
      }
    },
    forSkipped: {
      label: t('bulk.toMe'),
      operation: {
        ...assignToMe,
        undo: (task, signal) => assignToMe.undo(taken.get(task.id) ?? task, signal),
      },
      fits: ({ id }) => taken.has(id),
    },
  };
}
