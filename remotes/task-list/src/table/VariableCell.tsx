import type { VariableValue } from '@taskweave/engine-client/Task';
import { VariableText } from '../cards/variables/VariableText';

export interface VariableCellProps {
  readonly name: string;
  /** Absent where the task does not have it, and while it is on its way. */
  readonly variable: VariableValue | undefined;
}

/** A variable in the table. */
export function VariableCell({ name, variable }: VariableCellProps) {
  return variable === undefined ? null : <VariableText name={name} variable={variable} />;
}
