import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { VariableManager } from './VariableManager';

/** Forms rely on this order: a type declared by the form, and a value set by a script, win over the engine's. */
export function mergeVariables(
  manager: VariableManager,
  fetched: FormVariables,
  contentUrlOf: (name: string) => string | null,
): void {
  for (const [name, server] of Object.entries(fetched)) {
    const declared = manager.variable(name);
    if (declared === undefined && !manager.requested.has(name)) continue;
    const variable = declared ?? manager.createVariable({ name });
    variable.type = variable.type || server.type;
    variable.valueInfo = variable.valueInfo ?? (server.valueInfo && { ...server.valueInfo });
    const value = parsedValue(manager, name, server);
    manager.setOriginalValue(name, value);
    const isDefault = manager.defaults.has(name) && manager.defaults.get(name) === variable.value;
    variable.value = isDefault ? value : variable.value || value;
    const contentUrl = contentUrlOf(name);
    if (contentUrl !== null && isFileType(variable.type)) variable.contentUrl = contentUrl;
  }
  manager.isVariablesFetched = true;
}

function parsedValue(manager: VariableManager, name: string, { value }: VariableValue): unknown {
  if (typeof value !== 'string' || !manager.isJsonVariable(name)) return value;
  try {
    return manager.readJson(name, value);
  } catch {
    return value;
  }
}
