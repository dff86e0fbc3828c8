import { NULL_TYPE } from '@taskweave/engine-client/variables/VariableType';
import { parseJson, writeJson } from './jsonDigits';
import { readScriptText, timeOf } from './scriptText';

export interface ScriptVariable {
  name: string;
  type?: string | undefined;
  value?: unknown;
  valueInfo?: Record<string, unknown> | undefined;
  originalValue?: unknown;
  defaultValue?: unknown;
  contentUrl?: string;
  [extra: string]: unknown;
}

export class VariableManager {
  variables: Record<string, ScriptVariable> = {};
  isVariablesFetched = false;
  readonly requested = new Set<string>();
  readonly defaults = new Map<string, unknown>();
  /** Names of variables that have their value from a draft. */
  readonly drafted = new Set<string>();
  readonly #texts = new Map<string, JsonText>();

  fetchVariable(name: string): void {
    if (this.isVariablesFetched) {
      throw new Error('Illegal State: cannot call fetchVariable(), variables already fetched.');
    }
    if (this.variable(name) === undefined) this.requested.add(name);
  }

  createVariable(variable: ScriptVariable): ScriptVariable {
    if (this.variable(variable.name) !== undefined) {
      throw new Error(`Cannot add variable with name ${variable.name}: already exists.`);
    }
    // An assignment would fail for a variable called `__proto__`.
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

  variableValue(name: string, ...given: [value?: unknown]): unknown {
    const variable = this.variable(name);
    if (variable === undefined) {
      if (given.length === 0) return null;
      throw new Error(`Cannot set the value of variable ${name}: variable does not exist.`);
    }
    // The value must not be parsed twice: a JSON document may itself be a plain string.
    if (given.length === 0)
      return this.isJsonVariable(name) ? variable.value : toValue(variable.value, variable);
    const value = toValue(given[0], variable);
    variable.value = value;
    return value;
  }

  setOriginalValue(name: string, value: unknown): void {
    const variable = this.variable(name);
    if (variable === undefined) return;
    variable.originalValue = this.isJsonVariable(name) ? this.#textOf(name, value).written : value;
  }

  isKnown(name: string): boolean {
    const { originalValue, value } = this.variable(name) ?? {};
    return originalValue !== undefined || (value !== undefined && value !== null);
  }

  /** The source text is kept, so that an unchanged value is written back digit for digit. */
  readJson(name: string, text: string): unknown {
    const value = parseJson(text);
    const written = typeof value === 'object' ? (writeJson(value) ?? '') : text.trim();
    this.#texts.set(name, { value, text, written });
    return value;
  }

  jsonText(name: string): string | undefined {
    return this.#textOf(name, this.variable(name)?.value).text;
  }

  typeOf(name: string): string | undefined {
    const type = this.isJsonVariable(name) ? 'Json' : this.variable(name)?.type;
    return type === NULL_TYPE ? undefined : type;
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

  isDirty(name: string): boolean {
    const variable = this.variable(name);
    if (variable === undefined) return false;
    const { value, originalValue } = variable;
    if (this.isJsonVariable(name)) return originalValue !== this.#textOf(name, value).written;
    const time = this.isDateVariable(name) && value ? timeOf(value) : null;
    if (time !== null) return time !== timeOf(originalValue);
    return originalValue !== value;
  }

  keep(): () => void {
    const kept = Object.entries(this.variables).map(
      ([name, variable]) => [name, variable, { ...variable }] as const,
    );
    return () => {
      this.variables = Object.fromEntries(kept.map(([name, variable]) => [name, variable]));
      for (const [, variable, before] of kept) Object.assign(variable, before);
    };
  }

  #textOf(name: string, value: unknown): Pick<JsonText, 'text' | 'written'> {
    const written = writeJson(value);
    const known = this.#texts.get(name);
    const isKnown = known !== undefined && known.value === value;
    if (isKnown && (typeof value !== 'object' || known.written === written)) return known;
    return { text: written, written };
  }
}

interface JsonText {
  readonly value: unknown;
  readonly text: string | undefined;
  readonly written: string | undefined;
}

function toValue(value: unknown, { type }: ScriptVariable): unknown {
  if (value === null || value === undefined) return null;
  if (value === '') return type === 'String' ? '' : null;
  return typeof value === 'string' && type !== undefined && type !== 'String'
    ? readScriptText(value, type)
    : value;
}
