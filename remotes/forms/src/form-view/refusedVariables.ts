import type { FormVariables } from '@taskweave/engine-client/Task';

const CONVERSION = /Cannot convert value '(.*)' of type '([^']*)' to java type/s;
const UNKNOWN_TYPE = /Unsupported value type '([^']*)'/;

/** The variables that the engine speaks of where it names a value or a type, but no variable. */
export function refusedVariables(message: string, variables: FormVariables): readonly string[] {
  const [, value, type] = CONVERSION.exec(message) ?? [];
  const [, unknownType] = UNKNOWN_TYPE.exec(message) ?? [];
  const ofType = Object.entries(variables).filter(([, variable]) => variable.type === (type ?? unknownType));
  const same = ofType.filter(([, variable]) => String(variable.value) === value);
  // Java prints some values in its own way: then the type alone tells, if only one variable has it.
  const found = same.length > 0 || ofType.length > 1 ? same : ofType;
  return (type ?? unknownType) === undefined ? [] : found.map(([name]) => name);
}
