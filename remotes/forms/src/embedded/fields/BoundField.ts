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

  /** Control → variable. Throws for a text that is not of the variable's type. */
  getValue(): unknown {
    return this.variable?.value ?? null;
  }
}
