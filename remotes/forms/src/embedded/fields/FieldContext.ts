import type { AngularElement } from '../libraries/angularTypes';
import type { JQueryStatic } from '../libraries/jQueryTypes';
import type { VariableManager } from '../variables/VariableManager';

/** What fields need to know of the form that they are in. */
export interface FieldContext {
  readonly manager: VariableManager;
  /** Null in forms without scripts: nobody listens there. */
  readonly $: JQueryStatic | null;
  /** Whether AngularJS still has the value that the control was given: no script has changed it meanwhile. */
  readonly isAsApplied: (control: Element) => boolean;
  /** Informs AngularJS of an option that was added to a select; does nothing in other forms. */
  readonly onOption: (option: HTMLOptionElement) => void;
  /** Shown by a link to a file that does not exist. */
  readonly noFileText: string;
}

/** Tells scripts (and AngularJS) that the control was filled: with jQuery's events only, for nobody has typed. */
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

/** What AngularJS holds for a control; undefined in other forms, and for controls that are none of its models. */
export function modelOf(control: Element, { $ }: FieldContext): { readonly value: unknown } | undefined {
  const element: unknown = $ === null ? null : $(control);
  if (typeof element !== 'object' || element === null || !('controller' in element)) return undefined;
  const controller = (element as AngularElement).controller('ngModel');
  return controller && { value: controller.$modelValue };
}

/** Whether a control has an attribute of AngularJS, in one of its three spellings. */
export function hasAngular(control: Element, name: string): boolean {
  return ['ng-', 'data-ng-', 'x-ng-'].some((prefix) => control.hasAttribute(`${prefix}${name}`));
}

/**
 * Marks an element that shows a text of a variable. A script of the form may have AngularJS compile what is on the page,
 * and data is never a template.
 */
export function markAsData<E extends HTMLElement>(element: E): E {
  element.setAttribute('ng-non-bindable', '');
  return element;
}
