import type { VariableValue } from '@taskweave/engine-client/Task';

/** A variable as the table shows it. */
export interface TableVariable extends VariableValue {
  /** Tells it from all others. */
  readonly key: string;
  readonly name: string;
  readonly scope: string;
  /** It cannot be changed, whatever holds for the others. */
  readonly isReadOnly?: boolean | undefined;
  /** A word beside its name. */
  readonly note?: string | undefined;
  /** Address of the content of a file or of bytes. */
  readonly contentUrl?: string | undefined;
}

/** Where variables live: the task, its process. */
export interface VariableScope {
  readonly id: string;
  readonly label: string;
  /** New variables can be added to it. */
  readonly takesNew: boolean;
}

/** What a person wants to have saved. */
export interface VariableChange {
  /** What it was; null for a new one. */
  readonly before: TableVariable | null;
  readonly name: string;
  readonly scope: string;
  readonly variable: VariableValue;
  /** Call it when the response was lost and the outcome is being looked up. */
  readonly onLost: () => void;
}
