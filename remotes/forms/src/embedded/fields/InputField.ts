import { toEngineDate } from '@taskweave/base/engineDate';
import { keepLineEnds } from '@taskweave/base/texts/keepLineEnds';
import { isScriptText, isSkipped, readDate, toControlText } from '../variables/scriptText';
import { BoundField } from './BoundField';
import { choiceText, likeItems, likeOthers } from './choiceText';
import { type DateControl, isDateControl, nearestTo, readDateText, toDateText } from './controlDates';
import { announceApplied, type FieldContext, hasAngular, modelOf } from './FieldContext';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export class InputField extends BoundField<TextControl> {
  static readonly selector = 'input[cam-variable-name], textarea[cam-variable-name]';

  readonly variableType: string | undefined;
  readonly #radios: HTMLInputElement[];

  constructor(control: TextControl, context: FieldContext) {
    super(control, context);
    this.variableType = control.getAttribute('cam-variable-type') ?? undefined;
    this.#radios = isRadio(control) ? [control] : [];
    if (isStepless(control)) control.setAttribute('step', 'any');
    context.manager.createVariable({
      name: this.variableName,
      type: this.variableType,
      value: this.variableType === 'String' ? '' : null,
    });
    this.originalValue = this.read();
    this.takeDefault();
    this.previousValue = this.originalValue;
  }

  addRadio(radio: Element): void {
    if (isRadio(radio)) this.#radios.push(radio);
  }

  removeRadio(radio: Element): boolean {
    if (isRadio(radio) && this.hasRadio(radio)) this.#radios.splice(this.#radios.indexOf(radio), 1);
    return this.#radios.length > 0;
  }

  hasRadio(radio: Element): boolean {
    return this.#radios.some((one) => one === radio);
  }

  applyValue(): void {
    const { variable } = this;
    if (variable === undefined) return;
    this.previousValue = this.read();
    const value = variable.value ?? null;
    this.#write(value);
    const isDateText = this.#dateControl === null && !this.control.hasAttribute('uib-datepicker-popup');
    const isShown = value !== null && isDateText && this.context.manager.isDateVariable(this.variableName);
    announceApplied(this.context, this.control, isShown ? this.control.value : value);
    this.settle();
  }

  get fault(): { readonly type: string; readonly reason: 'text' | 'skipped' | 'no-day' } | null {
    const type = this.context.manager.typeOf(this.variableName);
    const isChoice = this.#radios.length > 0;
    const text = String((isChoice ? this.read() : this.control.value) ?? '').trim();
    if (type === undefined || text === '' || this.control.type === 'checkbox' || this.isAsStored) return null;
    if (type === 'Json' && (isChoice || this.#list !== null)) return null;
    if (this.#dateControl !== null || this.#pickedDate !== null) {
      if (this.#moment() !== null) return null;
      const hasNoDay = this.#dateControl === 'time' && this.#momentBefore === null;
      return { type, reason: hasNoDay ? 'no-day' : 'skipped' };
    }
    if (isScriptText(text, type)) return null;
    return { type, reason: type === 'Date' && isSkipped(text) ? 'skipped' : 'text' };
  }

  protected override read(): string | boolean | null {
    const { control } = this;
    if (this.#isFlag) return isChecked(control);
    if (this.#radios.length > 0) return this.#radios.find(({ checked }) => checked)?.value ?? null;
    if (control.type !== 'checkbox') return control.value;
    const model = hasAngular(control, 'true-value') ? modelOf(control, this.context) : undefined;
    if (model !== undefined)
      return typeof model.value === 'boolean' ? model.value : String(model.value ?? '');
    if (control.hasAttribute('value')) return isChecked(control) ? control.value : null;
    return String(isChecked(control));
  }

  protected override convert(): void {
    const { manager } = this.context;
    const { variable, variableName } = this;
    const entered = this.read();
    if (variable === undefined) return;
    if (this.#list !== null && manager.isJsonVariable(variableName)) {
      variable.value = likeItems(this.#list, variable.value);
      return;
    }
    if (typeof entered === 'string' && entered.trim() !== '' && this.#isText) {
      if (manager.isJsonVariable(variableName)) {
        if (!isScriptText(entered, 'Json')) throw new Error(`Value '${entered.trim()}' is not of type Json`);
        variable.value = manager.readJson(variableName, entered);
        return;
      }
      if (manager.isDateVariable(variableName)) {
        const moment = this.#moment();
        if (moment === null) throw new Error(`Value '${entered.trim()}' is not of type Date`);
        variable.value = moment;
        return;
      }
    }
    const isJsonChoice = typeof entered === 'string' && !this.#isText && manager.isJsonVariable(variableName);
    if (isJsonChoice) variable.value = likeOthers(entered, [variable.value]);
    else if (typeof entered === 'string' && typeof this.given === 'string') {
      manager.variableValue(variableName, keepLineEnds(entered, this.given));
    } else manager.variableValue(variableName, entered);
  }

  get #isFlag(): boolean {
    const type = this.variableType ?? this.variable?.type;
    return (
      this.control.type === 'checkbox' &&
      (type === 'Boolean' || this.context.manager.typeOf(this.variableName) === undefined)
    );
  }

  get #isText(): boolean {
    return this.control.type !== 'checkbox' && this.#radios.length === 0;
  }

  get #dateControl(): DateControl | null {
    const { type } = this.control;
    return this.context.manager.isDateVariable(this.variableName) && isDateControl(type) ? type : null;
  }

  /** The items that `ng-list` has read; null without it. */
  get #list(): readonly unknown[] | null {
    const model = hasAngular(this.control, 'list') ? modelOf(this.control, this.context)?.value : null;
    return Array.isArray(model) ? model : null;
  }

  /** The calendar's text has the author's format, so its date is read from UI Bootstrap. */
  get #pickedDate(): Date | null {
    const { control, context } = this;
    if (!control.hasAttribute('uib-datepicker-popup') || !context.manager.isDateVariable(this.variableName)) {
      return null;
    }
    return readDate(modelOf(control, context)?.value);
  }

  get #momentBefore(): Date | null {
    return readDate(this.variable?.value) ?? readDate(this.variable?.originalValue);
  }

  #moment(): string | null {
    const text = this.control.value.trim();
    const before = this.#momentBefore;
    const type = this.#dateControl;
    if (type !== null) {
      const date = readDateText(text, type, before);
      return date === null ? null : toEngineDate(date);
    }
    const picked = this.#pickedDate;
    if (picked !== null) return toEngineDate(picked);
    if (!isScriptText(text, 'Date')) return null;
    const date = readDate(text);
    const nearest = date === null ? null : nearestTo(date, before);
    return nearest === null || nearest === date ? text : toEngineDate(nearest);
  }

  #write(value: unknown): void {
    const { control } = this;
    const text = this.#textOf(value);
    if (this.#radios.length > 0) {
      const chosen = choiceText(value);
      for (const radio of this.#radios) radio.checked = value !== null && radio.value === chosen;
    } else if (control.type === 'checkbox') {
      const isOn = this.#isFlag || !control.hasAttribute('value') ? text === 'true' : text === control.value;
      if (control instanceof HTMLInputElement) control.checked = isOn;
    } else if (control.value !== text) {
      control.value = text;
    }
  }

  #textOf(value: unknown): string {
    const { manager } = this.context;
    if (value !== null && manager.isJsonVariable(this.variableName))
      return manager.jsonText(this.variableName) ?? '';
    const type = this.#dateControl;
    const date = type === null ? null : readDate(value);
    return type === null || date === null
      ? toControlText(value, this.variable?.type)
      : toDateText(date, type);
  }
}

export function isRadio(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio';
}

function isChecked(control: TextControl): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** Without `step`, browsers accept only whole numbers and minutes; the variable's type decides instead. */
function isStepless(control: TextControl): boolean {
  return ['number', 'time', 'datetime-local'].includes(control.type) && !control.hasAttribute('step');
}
