import { isRecord, readShape } from '../reading/readShape';
import type { FormVariables, VariableValue } from '../Task';

export function parseVariables(body: unknown): FormVariables {
  const { raw } = readShape(body, 'variables');
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, parseVariable(value, `variables.${name}`)]),
  );
}

function parseVariable(value: unknown, where: string): VariableValue {
  const variable = readShape(value, where);
  const { valueInfo } = variable.raw;
  return {
    value: variable.raw.value ?? null,
    type: variable.textOrNull('type') ?? 'Null',
    ...(isRecord(valueInfo) ? { valueInfo } : {}),
  };
}
