import type { JQueryStatic } from '../libraries/jQueryTypes';
import type { VariableManager } from '../variables/VariableManager';

/** What fields need to know of the form that they are in. */
export interface FieldContext {
  readonly manager: VariableManager;
  /** Null in forms without scripts: nobody listens there. */
  readonly $: JQueryStatic | null;
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

/**
 * Marks an element that shows a text of a variable. A script of the form may have AngularJS compile what is on the page,
 * and data is never a template.
 */
export function markAsData<E extends HTMLElement>(element: E): E {
  element.setAttribute('ng-non-bindable', '');
  return element;
}
