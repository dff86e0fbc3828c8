import type { VariableValue } from '@taskweave/engine-client/Task';

/**
 * Someone else has changed or deleted the variable. A save that rejects with it shows this at the row, with the current value;
 * the next save overwrites that value, or creates a new variable.
 * @example if (now.value !== before.value) throw new ChangedMeanwhileError(now);
 */
export class ChangedMeanwhileError extends Error {
  /** The engine's current value; null if the variable is gone. */
  readonly now: VariableValue | null;

  constructor(now: VariableValue | null) {
    super(`The variable has been ${now === null ? 'deleted' : 'changed'} by somebody else.`);
    this.name = 'ChangedMeanwhileError';
    this.now = now;
  }
}
