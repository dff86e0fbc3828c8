import { toControlText } from '../variables/scriptText';
import { BoundField } from './BoundField';
import { announceApplied, type FieldContext } from './FieldContext';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** `input` and `textarea`: texts of any type, a checkbox for a Boolean, radio buttons that share a name. */
export class InputField extends BoundField<TextControl> {
  static readonly selector = 'input[cam-variable-name], textarea[cam-variable-name]';

  readonly variableType: string | undefined;
  /** All radio buttons of the variable; the control is the first. */
  readonly #radios: HTMLInputElement[];

  constructor(control: TextControl, context: FieldContext) {
    super(control, context);
    this.variableType = control.getAttribute('cam-variable-type') ?? undefined;
    this.#radios = isRadio(control) ? [control] : [];
    context.manager.createVariable({
      name: this.variableName,
      type: this.variableType,
      value: this.variableType === 'String' ? '' : null,
    });
    this.originalValue = this.#read();
    // The value in the HTML is the variable's first; a text of another type is the author's mistake, and fails here.
    if (this.originalValue !== '' && this.originalValue !== null) this.getValue();
    this.previousValue = this.originalValue;
  }

  /** A further radio button for the same variable. */
  addRadio(radio: HTMLInputElement): void {
    this.#radios.push(radio);
    if (radio.checked) this.getValue();
  }

  applyValue(): void {
    const { variable } = this;
    if (variable === undefined) return;
    this.previousValue = this.#read();
    const value = variable.value ?? null;
    this.#write(value);
    announceApplied(this.context, this.control, value);
  }

  override getValue(): unknown {
    const { variable } = this;
    const { manager } = this.context;
    if (variable === undefined) return null;
    const entered = this.#read();
    // Milliseconds and zone, which the control does not show, survive as long as nobody changes what it shows.
    const isShown =
      variable.value !== null &&
      typeof entered === 'string' &&
      entered !== '' &&
      entered === toControlText(variable.value, variable.type);
    if (isShown && manager.isDateVariable(this.variableName)) return variable.value;
    return manager.variableValue(this.variableName, entered);
  }

  get #isFlag(): boolean {
    return this.control.type === 'checkbox' && this.variableType === 'Boolean';
  }

  #read(): string | boolean | null {
    if (this.#isFlag) return this.control instanceof HTMLInputElement && this.control.checked;
    if (this.#radios.length > 0) return this.#radios.find(({ checked }) => checked)?.value ?? null;
    return this.control.value;
  }

  #write(value: unknown): void {
    if (this.#isFlag) {
      if (this.control instanceof HTMLInputElement) this.control.checked = value === true || value === 'true';
      return;
    }
    const text = toControlText(value, this.variable?.type);
    if (this.#radios.length > 0) {
      for (const radio of this.#radios) radio.checked = value !== null && radio.value === text;
    } else if (this.control.value !== text) {
      this.control.value = text;
    }
  }
}

export function isRadio(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio';
}
