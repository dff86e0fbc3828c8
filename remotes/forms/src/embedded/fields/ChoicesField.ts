import { BoundField } from './BoundField';
import { announceApplied, type FieldContext, markAsData } from './FieldContext';

/** `select`, with options from the HTML or from a variable that `cam-choices` names. */
export class ChoicesField extends BoundField<HTMLSelectElement> {
  static readonly selector = 'select[cam-variable-name]';

  readonly #choices: string | null;

  constructor(control: HTMLSelectElement, context: FieldContext) {
    super(control, context);
    this.#choices = control.getAttribute('cam-choices');
    // Browsers choose the first option by themselves; nothing is chosen until somebody does.
    if (!control.multiple && control.querySelector('option[selected]') === null) control.selectedIndex = -1;
    context.manager.createVariable({
      name: this.variableName,
      type: control.getAttribute('cam-variable-type') ?? undefined,
      value: null,
    });
    if (this.#choices !== null) context.manager.fetchVariable(this.#choices);
    this.originalValue = this.#read();
    if (this.originalValue !== null && !control.multiple) this.getValue();
    this.previousValue = this.originalValue;
  }

  applyValue(): void {
    const { variable } = this;
    if (variable === undefined) return;
    this.#addChoices();
    this.previousValue = this.#read();
    const value = variable.value ?? null;
    const texts = (Array.isArray(value) ? value : [value ?? '']).map(String);
    if (this.control.multiple) {
      for (const option of this.control.options) option.selected = texts.includes(option.value);
    } else {
      const options = [...this.control.options];
      const index = options.findIndex((option) => option.value === texts[0]);
      this.control.selectedIndex = index === -1 ? options.findIndex(isPlaceholder) : index;
      // On a change event without a choice, AngularJS removes its placeholder, and browsers choose the first option.
      if (index === -1) {
        announceApplied(this.context, this.control, value, { isChange: false });
        return;
      }
    }
    announceApplied(this.context, this.control, value);
  }

  override getValue(): unknown {
    const { variable } = this;
    if (variable === undefined) return null;
    const chosen = this.#read();
    if (Array.isArray(chosen)) {
      variable.value = chosen;
      return chosen;
    }
    // An empty option is "nothing" for every type, texts too.
    return this.context.manager.variableValue(this.variableName, chosen === '' ? null : chosen);
  }

  #read(): unknown {
    const model = modelOf(this.control, this.context);
    if (model !== undefined) return model;
    if (this.control.multiple) return [...this.control.selectedOptions].map(({ value }) => value);
    const option = this.control.options[this.control.selectedIndex];
    // AngularJS adds an option while nothing is chosen.
    return option === undefined || isPlaceholder(option) ? null : option.value;
  }

  #addChoices(): void {
    if (this.#choices === null) return;
    const choices = this.context.manager.variable(this.#choices)?.value;
    const { selectedIndex } = this.control;
    const known = new Set([...this.control.options].map(({ value }) => value));
    for (const [value, label] of choicesOf(choices)) {
      if (known.has(value)) continue;
      const option = markAsData(new Option(label, value));
      this.control.append(option);
      this.context.onOption(option);
    }
    this.control.selectedIndex = selectedIndex;
  }
}

function isPlaceholder({ value }: HTMLOptionElement): boolean {
  return /^\?(?: .* \?)?$/.test(value);
}

/** A list of values, or labels by value. */
function choicesOf(choices: unknown): readonly (readonly [value: string, label: string])[] {
  if (Array.isArray(choices)) return choices.map((choice) => [String(choice), String(choice)]);
  if (typeof choices !== 'object' || choices === null) return [];
  return Object.entries(choices).map(([value, label]) => [value, String(label)]);
}

/** `ng-options` puts its own keys into the options: there the model has the value, as long as it is a plain one. */
function modelOf(control: HTMLSelectElement, { $ }: FieldContext): unknown {
  const hasOwnKeys = ['ng-options', 'data-ng-options', 'x-ng-options'].some((name) =>
    control.hasAttribute(name),
  );
  if (!hasOwnKeys || $ === null) return undefined;
  const element: unknown = $(control);
  const model = isAngularElement(element) ? element.controller('ngModel')?.$modelValue : undefined;
  if (model === null || (typeof model !== 'object' && model !== undefined)) return model;
  return model === undefined ? null : undefined;
}

interface AngularElement {
  controller(name: string): { readonly $modelValue: unknown } | undefined;
}

function isAngularElement(element: unknown): element is AngularElement {
  return typeof element === 'object' && element !== null && 'controller' in element;
}
