import type { NgModelController } from '../libraries/angularTypes';
import { parseJson, writeJson } from '../variables/jsonDigits';

interface Applied {
  readonly model: unknown;
  readonly text: string;
  /** Somebody has entered it, before a draft. */
  readonly isDrafted: boolean;
}

const applied = new WeakMap<Element, Applied>();

export function keepApplied(control: Element, given: Applied): void {
  applied.set(control, given);
}

export function isApplied(control: Element, model: unknown): boolean {
  const given = applied.get(control);
  return given !== undefined && Object.is(given.model, model);
}

/** Whether it is what the engine has: that is not judged. */
export function isAsStored(control: Element, model: unknown): boolean {
  return isApplied(control, model) && applied.get(control)?.isDrafted === false;
}

export function isAsApplied(control: Element, model: NgModelController | undefined): boolean {
  const isRange = control instanceof HTMLInputElement && control.type === 'range';
  return model === undefined || isRange || !applied.has(control) || isApplied(control, model.$modelValue);
}

export function showAsApplied(control: HTMLElement, model: NgModelController): void {
  if (!isText(control)) return;
  const isJson = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);
  model.$formatters.unshift((view) => {
    const value = model.$modelValue;
    if (isApplied(control, value)) return applied.get(control)?.text;
    return isJson(value) ? writeJson(value) : view;
  });
  model.$parsers.push((view) => {
    const isJsonControl =
      control.getAttribute('cam-variable-type') === 'Json' || isJson(applied.get(control)?.model);
    return isJsonControl && typeof view === 'string' ? parsedOr(view) : view;
  });
}

/** AngularJS then validates type and length only of values that a user has entered, as browsers do. */
export function spareApplied(control: Element, { $validators }: NgModelController): void {
  for (const name of ['email', 'url', 'step', 'minlength', 'maxlength']) {
    const judge = $validators[name];
    if (judge === undefined) continue;
    $validators[name] = (value, view) => isAsStored(control, value) || judge(value, view);
  }
}

export function textOf(control: HTMLElement): string {
  return 'value' in control ? String(control.value) : '';
}

function isText(control: HTMLElement): boolean {
  const isInput =
    control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type);
  return isInput || control instanceof HTMLTextAreaElement;
}

function parsedOr(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
