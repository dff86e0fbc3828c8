import { isRecord, readShape, type ShapeReader } from '../reading/readShape';
import type { FormVariables, VariableValue } from '../Task';
import { NULL_TYPE } from './VariableType';

export function parseVariables(body: unknown): FormVariables {
  const { raw } = readShape(body, 'variables');
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, parseVariable(readShape(value, `variables.${name}`))]),
  );
}

export function parseVariable({ raw, textOrNull }: ShapeReader): VariableValue {
  return {
    value: raw.value ?? null,
    type: textOrNull('type') ?? NULL_TYPE,
    ...(isRecord(raw.valueInfo) ? { valueInfo: raw.valueInfo } : {}),
  };
}
