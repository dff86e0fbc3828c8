import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { VariableManager } from './VariableManager';

/**
 * Puts what the engine said into the manager. A type that the form declares wins over the engine's, and so does a value
 * that a script has set; forms rely on that. A value in the HTML is for variables that the engine does not have.
 *
 * @param contentUrlOf address of a file's content; null where it has none, as in start forms
 */
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
