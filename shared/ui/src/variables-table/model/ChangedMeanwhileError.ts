import type { VariableValue } from '@taskweave/engine-client/Task';

/**
 * Somebody else has changed or deleted a variable since a person began to edit it. A save that rejects with it shows at the
 * row, with the value that is there now; the next save of the row is one over that value, or makes a new variable.
 *
 * @example if (now.value !== before.value) throw new ChangedMeanwhileError(now);
 */
export class ChangedMeanwhileError extends Error {
  /** What the engine has now; null where the variable is gone. */
  readonly now: VariableValue | null;

  constructor(now: VariableValue | null) {
    super(`The variable has been ${now === null ? 'deleted' : 'changed'} by somebody else.`);
    this.name = 'ChangedMeanwhileError';
    this.now = now;
  }
}
