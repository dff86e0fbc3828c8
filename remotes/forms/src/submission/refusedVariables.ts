import type { FormVariables } from '@taskweave/engine-client/Task';

const UNKNOWN_TYPE = /Unsupported value type '([^']*)'/;

export function refusedVariables(message: string, variables: FormVariables): readonly string[] {
  const { value, type } = conversionIn(message);
  const [, unknownType] = UNKNOWN_TYPE.exec(message) ?? [];
  const ofType = Object.entries(variables).filter(([, variable]) => variable.type === (type ?? unknownType));
  const same = ofType.filter(([, variable]) => String(variable.value) === value);
  // Java formats some values differently, so a type identifies the variable only if it is unique.
  const found = same.length > 0 || ofType.length > 1 ? same : ofType;
  return (type ?? unknownType) === undefined ? [] : found.map(([name]) => name);
}

/** The value in `Cannot convert value 'a' of type 'Long' to java type …` may be long and contain quotes. */
function conversionIn(message: string): { readonly value?: string; readonly type?: string } {
  const [, ...rest] = message.split("Cannot convert value '");
  const values = rest.join("Cannot convert value '").split("' of type '");
  const [, type] = /^([^']*)' to java type/.exec(values.pop() ?? '') ?? [];
  return type === undefined ? {} : { value: values.join("' of type '"), type };
}
