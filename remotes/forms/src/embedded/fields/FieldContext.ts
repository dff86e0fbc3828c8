import type { AngularElement } from '../libraries/angularTypes';
import type { JQueryStatic } from '../libraries/jQueryTypes';
import type { VariableManager } from '../variables/VariableManager';

export interface FieldContext {
  readonly manager: VariableManager;
  readonly $: JQueryStatic | null;
  readonly isAsApplied: (control: Element) => boolean;
  readonly onOption: (option: HTMLOptionElement) => void;
  readonly noFileText: string;
}

/** Only jQuery events fire, because nobody has typed. */
export function announceApplied(
  { $, manager }: FieldContext,
  control: HTMLElement,
  value: unknown,
  { isChange = true }: { readonly isChange?: boolean } = {},
): void {
  if ($ === null) return;
  const element = $(control);
  const name = control.getAttribute('cam-variable-name') ?? '';
  element.trigger('camFormVariableApplied', [value, manager.drafted.has(name)]);
  if (!isChange) return;
  setTimeout(() => {
    if (control.isConnected) element.trigger('change');
  });
}

export function modelOf(control: Element, { $ }: FieldContext): { readonly value: unknown } | undefined {
  const element: unknown = $ === null ? null : $(control);
  if (typeof element !== 'object' || element === null || !('controller' in element)) return undefined;
  const controller = (element as AngularElement).controller('ngModel');
  return controller && { value: controller.$modelValue };
}

export function hasAngular(control: Element, name: string): boolean {
  return ['ng-', 'data-ng-', 'x-ng-'].some((prefix) => control.hasAttribute(`${prefix}${name}`));
}

/** Whether the options of a select have values of any type, which AngularJS keeps to itself. */
export function hasTypedOptions(select: HTMLSelectElement): boolean {
  return hasAngular(select, 'options') || [...select.options].some((option) => hasAngular(option, 'value'));
}

/** What is chosen of such options; null where all are texts. */
export function typedChoice(select: HTMLSelectElement, { $ }: FieldContext): readonly unknown[] | null {
  if ($ === null || !hasTypedOptions(select)) return null;
  // AngularJS may not know its options yet.
  if (select.selectedOptions.length === 0) return [];
  const chosen = ($(select) as AngularElement).controller('select')?.readValue();
  return Array.isArray(chosen) ? chosen : [];
}

/** The values of such options; null where all are texts. */
export function typedOffers(select: HTMLSelectElement, context: FieldContext): readonly unknown[] | null {
  const options = [...select.options];
  const chosen = options.map(({ selected }) => selected);
  // AngularJS says no more than the values of those that are chosen.
  for (const option of options) option.selected = true;
  const offers = typedChoice(select, context);
  options.forEach((option, index) => {
    option.selected = chosen[index] === true;
  });
  return offers;
}

/** Whether an option stands for no choice: AngularJS has it as long as the model is of none of the others. */
export function isPlaceholder({ value }: HTMLOptionElement): boolean {
  return /^\?(?: .* \?)?$/s.test(value);
}

/** A form script may have AngularJS compile the page, and data is never a template. */
export function markAsData<E extends HTMLElement>(element: E): E {
  element.setAttribute('ng-non-bindable', '');
  return element;
}
