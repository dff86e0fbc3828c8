import type { ScriptVariable } from '../variables/VariableManager';
import type { FieldContext } from './FieldContext';

export abstract class BoundField<Control extends HTMLElement = HTMLElement> {
  readonly control: Control;
  readonly element: unknown;
  readonly variableName: string;
  originalValue: unknown = null;
  previousValue: unknown = null;
  protected readonly context: FieldContext;
  #taken: string | null = null;
  protected given: unknown = null;
  #isConverted = false;

  constructor(control: Control, context: FieldContext, attribute = 'cam-variable-name') {
    this.control = control;
    this.element = context.$ === null ? control : context.$(control);
    this.variableName = control.getAttribute(attribute) ?? '';
    this.context = context;
  }

  protected get variable(): ScriptVariable | undefined {
    return this.context.manager.variable(this.variableName);
  }

  abstract applyValue(): void;

  protected read(): unknown {
    return null;
  }

  protected convert(): unknown {
    return null;
  }

  takeDefault(): void {
    const entered = this.read();
    try {
      if (entered !== '' && entered !== null && !Array.isArray(entered)) this.convert();
    } catch {}
    this.context.manager.defaults.set(this.variableName, this.variable?.value);
  }

  /** Call this after everything has rendered the value, to record what the control made of it. */
  settle(): void {
    this.#taken = this.context.isAsApplied(this.control) ? keyOf(this.read()) : null;
    this.given = this.variable?.value;
    this.#isConverted = false;
  }

  /** An untouched control leaves its variable alone, because it may not be able to show the value. */
  get isUntouched(): boolean {
    return this.context.manager.isKnown(this.variableName) && keyOf(this.read()) === this.#taken;
  }

  /** Also false for a value from a draft, which somebody has entered. */
  get isAsStored(): boolean {
    return this.isUntouched && !this.context.manager.drafted.has(this.variableName);
  }

  getValue(): unknown {
    const { variable } = this;
    if (variable === undefined) return null;
    if (!this.isUntouched) {
      this.convert();
      this.#isConverted = true;
    } else if (this.#isConverted) {
      variable.value = this.given;
      this.#isConverted = false;
    }
    return variable.value ?? null;
  }
}

function keyOf(reading: unknown): string {
  return JSON.stringify(reading) ?? '';
}
