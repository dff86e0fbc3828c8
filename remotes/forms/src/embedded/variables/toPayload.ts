import type { FormVariables } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import { toWireDate } from './scriptText';
import { dropHashKeys, type ScriptVariable, type VariableManager } from './VariableManager';

/** What is sent: variables that the engine does not know yet, and those that are not as it gave them. */
export function toPayload(manager: VariableManager): FormVariables {
  const sent = Object.values(manager.variables).filter((variable) => isSent(manager, variable));
  // Without a type the engine decides by the value.
  return Object.fromEntries(
    sent.map((variable) => [variable.name, toWire(manager, variable)]),
  ) as unknown as FormVariables;
}

function isSent(manager: VariableManager, variable: ScriptVariable): boolean {
  const { name, type, value, defaultValue } = variable;
  // No file was chosen: the one that the engine has stays.
  if (isFileType(type) && !value) return false;
  const isNoDefault = defaultValue !== undefined && defaultValue !== value;
  return manager.isDirty(name) || isNoDefault;
}

function toWire(manager: VariableManager, { name, type, value, valueInfo }: ScriptVariable): object {
  return {
    value: wireValue(manager, name, value),
    ...(type === undefined ? {} : { type }),
    ...(valueInfo === undefined ? {} : { valueInfo }),
  };
}

function wireValue(manager: VariableManager, name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (manager.isJsonVariable(name)) return JSON.stringify(value, dropHashKeys);
  return manager.isDateVariable(name) ? toWireDate(value) : value;
}
