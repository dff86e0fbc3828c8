import type { FormVariables } from '@taskweave/engine-client/Task';
import { isFileType, NULL_TYPE } from '@taskweave/engine-client/variables/VariableType';
import { toWireDate } from './scriptText';
import type { ScriptVariable, VariableManager } from './VariableManager';

export function toPayload(manager: VariableManager): FormVariables {
  const sent = Object.values(manager.variables).filter((variable) => isSent(manager, variable));
  return Object.fromEntries(
    sent.map((variable) => [variable.name, toWire(manager, variable)]),
  ) as unknown as FormVariables;
}

function isSent(manager: VariableManager, variable: ScriptVariable): boolean {
  const { name, type, value, defaultValue } = variable;
  // Without a chosen file, the engine must keep its own.
  if (isFileType(type) && (value === null || value === undefined)) return false;
  const isNoDefault = defaultValue !== undefined && defaultValue !== value;
  return manager.isDirty(name) || isNoDefault;
}

function toWire(manager: VariableManager, { name, type, value, valueInfo }: ScriptVariable): object {
  const wired = wireValue(manager, name, value);
  return {
    value: wired,
    // The engine's `Null` type accepts no value.
    ...(type === undefined || (type === NULL_TYPE && wired !== null) ? {} : { type }),
    ...(valueInfo === undefined ? {} : { valueInfo }),
  };
}

function wireValue(manager: VariableManager, name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (manager.isJsonVariable(name)) return manager.jsonText(name);
  return manager.isDateVariable(name) ? toWireDate(value) : value;
}
