import { keepItemDigits } from '../variables/jsonDigits';
import { isScriptText } from '../variables/scriptText';
import { BoundField } from './BoundField';
import { choiceText, likeOthers } from './choiceText';
import {
  announceApplied,
  type FieldContext,
  hasTypedOptions,
  isPlaceholder,
  markAsData,
  modelOf,
  typedChoice,
  typedOffers,
} from './FieldContext';

export class ChoicesField extends BoundField<HTMLSelectElement> {
  static readonly selector = 'select[cam-variable-name]';

  readonly #choices: string | null;
  /** Whether the options do not have the variable's value yet, and nobody has chosen another one. */
  #isAwaited = false;

  constructor(control: HTMLSelectElement, context: FieldContext) {
    super(control, context);
    this.#choices = control.getAttribute('cam-choices');
    // Browsers preselect the first option, but the user must choose.
    if (!control.multiple && control.querySelector('option[selected]') === null) control.selectedIndex = -1;
    context.manager.createVariable({
      name: this.variableName,
      type: control.getAttribute('cam-variable-type') ?? undefined,
      value: null,
    });
    if (this.#choices !== null) context.manager.fetchVariable(this.#choices);
    new MutationObserver(() => this.#chooseLate()).observe(control, { childList: true, subtree: true });
    this.originalValue = this.read();
    this.takeDefault();
    this.previousValue = this.originalValue;
  }

  applyValue(): void {
    const { variable } = this;
    if (variable === undefined) return;
    this.#addChoices();
    this.previousValue = this.read();
    const value = variable.value ?? null;
    const options = [...this.control.options];
    const texts = this.control.multiple ? itemsOf(value).map(choiceText) : [choiceText(value)];
    if (this.control.multiple) {
      for (const option of options) option.selected = texts.includes(option.value);
    } else {
      const index = options.findIndex((option) => texts.includes(option.value));
      this.control.selectedIndex = index === -1 ? options.findIndex(isPlaceholder) : index;
    }
    // After a change event, AngularJS removes from the model what is not offered, and browsers select the first option.
    const isChange =
      !hasTypedOptions(this.control) &&
      texts.every((text) => options.some((option) => option.value === text));
    this.#isAwaited = !isChange && !this.control.multiple && value !== null;
    announceApplied(this.context, this.control, value, { isChange });
    this.settle();
  }

  get faultyType(): string | null {
    const type = this.context.manager.typeOf(this.variableName);
    const chosen = this.read();
    if (type === undefined || type === 'Json' || this.isAsStored) return null;
    const fits = Array.isArray(chosen) ? chosen.length === 0 : isScriptText(String(chosen ?? ''), type);
    return fits || chosen === null || chosen === '' ? null : type;
  }

  protected override read(): unknown {
    const { control } = this;
    // AngularJS writes its own keys into the options; the model has the value.
    if (control.multiple) return typedChoice(control, this.context) ?? textsOf(control);
    const model = hasTypedOptions(control) ? modelOf(control, this.context) : undefined;
    if (model !== undefined) return Number.isNaN(model.value) ? null : (model.value ?? null);
    const option = control.options[control.selectedIndex];
    return option === undefined || isPlaceholder(option) ? null : option.value;
  }

  protected override convert(): void {
    const { manager } = this.context;
    const { variable } = this;
    const chosen = this.read();
    if (variable === undefined) return;
    const takesLists = ['Json', undefined].includes(manager.typeOf(this.variableName));
    if (Array.isArray(chosen))
      variable.value = takesLists || chosen.length > 0 ? this.#itemsFor(chosen) : null;
    else if (typeof chosen === 'object' && chosen !== null) variable.value = chosen;
    else if (typeof chosen === 'string' && chosen !== '' && manager.isJsonVariable(this.variableName)) {
      variable.value = likeOthers(chosen, [variable.value]);
    }
    // An empty option means null for every type, String included.
    else manager.variableValue(this.variableName, chosen === '' ? null : chosen);
  }

  /** The list keeps items that the form does not offer: nobody has removed them. */
  #itemsFor(chosen: readonly unknown[]): readonly unknown[] {
    const before: readonly unknown[] = Array.isArray(this.variable?.value) ? this.variable.value : [];
    const typed = typedOffers(this.control, this.context);
    const offered = typed?.map(choiceText) ?? [...this.control.options].map(({ value }) => value);
    const chosenTexts = chosen.map(choiceText);
    const kept = before.map(choiceText).map((text) => chosenTexts.includes(text) || !offered.includes(text));
    const items = before.filter((_, index) => kept[index]);
    const texts = items.map(choiceText);
    const added = chosen.filter((item) => !texts.includes(choiceText(item)));
    const values = typed === null ? added.map((text) => likeOthers(String(text), before)) : added;
    return keepItemDigits([...items, ...values], before);
  }

  /** When a script adds options, browsers select the first one. */
  #chooseLate(): void {
    const { control } = this;
    const first = [...control.options].findIndex(({ disabled }) => !disabled);
    if (!this.#isAwaited || modelOf(control, this.context) !== undefined) return;
    if (control.selectedIndex > first) this.#isAwaited = false;
    else if ([...control.options].some(({ value }) => value === choiceText(this.variable?.value)))
      this.applyValue();
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

function choicesOf(choices: unknown): readonly (readonly [value: string, label: string])[] {
  if (Array.isArray(choices)) return choices.map((choice) => [String(choice), String(choice)]);
  if (typeof choices !== 'object' || choices === null) return [];
  return Object.entries(choices).map(([value, label]) => [value, String(label)]);
}

function textsOf(control: HTMLSelectElement): readonly string[] {
  return [...control.selectedOptions].map(({ value }) => value);
}

function itemsOf(value: unknown): readonly unknown[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}
