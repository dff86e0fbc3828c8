import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { parsedOrText } from '@taskweave/engine-client/variables/structuredText';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { VariableManager } from './VariableManager';

/**
 * Puts what the engine said into the manager. What the form declares wins over the engine where it says anything (a
 * value in the HTML, a type); forms rely on that.
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
    variable.value = variable.value || value;
    const contentUrl = contentUrlOf(name);
    if (contentUrl !== null && isFileType(variable.type)) variable.contentUrl = contentUrl;
  }
  manager.isVariablesFetched = true;
}

function parsedValue(manager: VariableManager, name: string, { value }: VariableValue): unknown {
  return typeof value === 'string' && manager.isJsonVariable(name) ? parsedOrText(value) : value;
}
