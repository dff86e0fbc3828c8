import type { AngularElement } from '../libraries/angularTypes';
import type { JQueryStatic } from '../libraries/jQueryTypes';
import type { VariableManager } from '../variables/VariableManager';

export interface FieldContext {
  readonly manager: VariableManager;
  /** Null in forms without scripts, where nobody listens. */
  readonly $: JQueryStatic | null;
  /** Whether no script has changed AngularJS's model since the control was filled. */
  readonly isAsApplied: (control: Element) => boolean;
  readonly onOption: (option: HTMLOptionElement) => void;
  readonly noFileText: string;
}

/** Fires jQuery events only, because nobody has typed. */
export function announceApplied(
  { $ }: FieldContext,
  control: HTMLElement,
  value: unknown,
  { isChange = true }: { readonly isChange?: boolean } = {},
): void {
  if ($ === null) return;
  const element = $(control);
  element.trigger('camFormVariableApplied', [value]);
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

/** Marks an element with a variable's text: a form script may have AngularJS compile the page, and data is never a template. */
export function markAsData<E extends HTMLElement>(element: E): E {
  element.setAttribute('ng-non-bindable', '');
  return element;
}
