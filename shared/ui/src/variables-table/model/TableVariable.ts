import type { VariableValue } from '@taskweave/engine-client/Task';

export interface TableVariable extends VariableValue {
  readonly key: string;
  readonly name: string;
  readonly scope: string;
  readonly isReadOnly?: boolean | undefined;
  readonly note?: string | undefined;
  /** Address of the content of a file or of bytes. */
  readonly contentUrl?: string | undefined;
}

export interface VariableScope {
  readonly id: string;
  readonly label: string;
  readonly takesNew: boolean;
}

export interface VariableChange {
  readonly before: TableVariable | null;
  readonly name: string;
  readonly scope: string;
  readonly variable: VariableValue;
  /** Call it when the response was lost and the outcome is being looked up. */
  readonly onLost: () => void;
}
