import { readScriptText, timeOf } from './scriptText';

/** A variable as form scripts know it. They may hang anything else on it. */
export interface ScriptVariable {
  name: string;
  type?: string | undefined;
  value?: unknown;
  valueInfo?: Record<string, unknown> | undefined;
  /** As the engine gave it; undefined while the engine does not know the variable. */
  originalValue?: unknown;
  defaultValue?: unknown;
  /** Where the content of a file is. */
  contentUrl?: string;
  [extra: string]: unknown;
}

/** The variables of one form, by the rules and with the words that form scripts expect. */
export class VariableManager {
  variables: Record<string, ScriptVariable> = {};
  isVariablesFetched = false;
  /** Names that scripts asked for without declaring a variable. */
  readonly requested = new Set<string>();

  /** Asks for a variable of the engine, before the variables are fetched. */
  fetchVariable(name: string): void {
    if (this.isVariablesFetched) {
      throw new Error('Illegal State: cannot call fetchVariable(), variables already fetched.');
    }
    // A declared variable is fetched anyway.
    if (this.variable(name) === undefined) this.requested.add(name);
  }

  createVariable(variable: ScriptVariable): ScriptVariable {
    if (this.variable(variable.name) !== undefined) {
      throw new Error(`Cannot add variable with name ${variable.name}: already exists.`);
    }
    // Not by assignment: a variable may be called `__proto__`.
    const own = { value: variable, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(this.variables, variable.name, own);
    return variable;
  }

  destroyVariable(name: string): void {
    if (this.variable(name) === undefined) {
      throw new Error(`Cannot remove variable with name ${name}: variable does not exist.`);
    }
    delete this.variables[name];
  }

  variable(name: string): ScriptVariable | undefined {
    return Object.hasOwn(this.variables, name) ? this.variables[name] : undefined;
  }

  variableNames(): string[] {
    return Object.keys(this.variables);
  }

  /**
   * Value of a variable; with a second argument it is set first. Texts become values of the variable's type.
   *
   * @throws Error `Value 'x' is not of type T`
   */
  variableValue(name: string, ...given: [value?: unknown]): unknown {
    const variable = this.variable(name);
    if (variable === undefined) {
      if (given.length === 0) return null;
      throw new Error(`Cannot set the value of variable ${name}: variable does not exist.`);
    }
    // What was parsed once is not parsed again: a JSON document may be a plain text.
    if (given.length === 0)
      return this.isJsonVariable(name) ? variable.value : toValue(variable.value, variable);
    const value = toValue(given[0], variable);
    variable.value = value;
    return value;
  }

  setOriginalValue(name: string, value: unknown): void {
    const variable = this.variable(name);
    if (variable === undefined) return;
    variable.originalValue = this.isJsonVariable(name) ? toJson(value) : value;
  }

  isJsonVariable(name: string): boolean {
    const { type, valueInfo } = this.variable(name) ?? { name };
    const format = valueInfo?.serializationDataFormat;
    const isJsonObject =
      type === 'Object' && typeof format === 'string' && format.includes('application/json');
    return type?.toLowerCase() === 'json' || isJsonObject;
  }

  isDateVariable(name: string): boolean {
    return this.variable(name)?.type === 'Date';
  }

  /** Whether the engine would learn something new. */
  isDirty(name: string): boolean {
    const variable = this.variable(name);
    if (variable === undefined) return false;
    const { value, originalValue } = variable;
    if (this.isJsonVariable(name)) return originalValue !== toJson(value);
    if (this.isDateVariable(name) && value && originalValue) return timeOf(value) !== timeOf(originalValue);
    return originalValue !== value;
  }

  /** Puts everything back that a submission which came to nothing may have changed. */
  keep(): () => void {
    const kept = Object.entries(this.variables).map(
      ([name, variable]) => [name, variable, { ...variable }] as const,
    );
    return () => {
      this.variables = Object.fromEntries(kept.map(([name, variable]) => [name, variable]));
      for (const [, variable, before] of kept) Object.assign(variable, before);
    };
  }
}

function toValue(value: unknown, { type }: ScriptVariable): unknown {
  if (value === null || value === undefined) return null;
  if (value === '') return type === 'String' ? '' : null;
  return typeof value === 'string' && type !== undefined && type !== 'String'
    ? readScriptText(value, type)
    : value;
}

function toJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value, dropHashKeys);
}

/** AngularJS marks the items of its lists; that is nobody else's business. */
export function dropHashKeys(key: string, value: unknown): unknown {
  return key === '$$hashKey' ? undefined : value;
}
