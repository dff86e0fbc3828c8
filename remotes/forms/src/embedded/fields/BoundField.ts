import type { ScriptVariable } from '../variables/VariableManager';
import type { FieldContext } from './FieldContext';

/** One element of a form that is bound to a variable, as form scripts find it in `camForm.fields`. */
export abstract class BoundField<Control extends HTMLElement = HTMLElement> {
  readonly control: Control;
  /** The control as a jQuery object where there is jQuery. */
  readonly element: unknown;
  readonly variableName: string;
  originalValue: unknown = null;
  previousValue: unknown = null;
  protected readonly context: FieldContext;
  /** What the control has held since it was given the variable's value; null before that. */
  #taken: string | null = null;
  /** The variable's value then. */
  protected given: unknown = null;
  #isConverted = false;

  constructor(control: Control, context: FieldContext, attribute = 'cam-variable-name') {
    this.control = control;
    this.element = context.$ === null ? control : context.$(control);
    this.variableName = control.getAttribute(attribute) ?? '';
    this.context = context;
  }

  /** Undefined where a script has destroyed it. */
  protected get variable(): ScriptVariable | undefined {
    return this.context.manager.variable(this.variableName);
  }

  /** Variable → control. */
  abstract applyValue(): void;

  /** What the control holds. */
  protected read(): unknown {
    return null;
  }

  /** The same as a value of the variable. Throws for a text that is not of the variable's type. */
  protected convert(): unknown {
    return null;
  }

  /** The value in the HTML is the variable's first. One of another type is a fault of the field when the form is to be sent. */
  takeDefault(): void {
    const entered = this.read();
    try {
      if (entered !== '' && entered !== null && !Array.isArray(entered)) this.convert();
    } catch {
      // The author's mistake must not hide the form.
    }
    this.context.manager.defaults.set(this.variableName, this.variable?.value);
  }

  /** Called once everyone has drawn the value: what the control made of it. */
  settle(): void {
    this.#taken = this.context.isAsApplied(this.control) ? keyOf(this.read()) : null;
    this.given = this.variable?.value;
    this.#isConverted = false;
  }

  /** Whether the control holds what it took at the beginning. A variable that it cannot show is left alone then. */
  get isUntouched(): boolean {
    return this.context.manager.isKnown(this.variableName) && keyOf(this.read()) === this.#taken;
  }

  /** Control → variable. Throws for a text that is not of the variable's type. */
  getValue(): unknown {
    const { variable } = this;
    if (variable === undefined) return null;
    if (!this.isUntouched) {
      this.convert();
      this.#isConverted = true;
    } else if (this.#isConverted) {
      // Changed, and changed back.
      variable.value = this.given;
      this.#isConverted = false;
    }
    return variable.value ?? null;
  }
}

function keyOf(reading: unknown): string {
  return JSON.stringify(reading) ?? '';
}
