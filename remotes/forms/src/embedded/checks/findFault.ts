import { isExact } from '@taskweave/engine-client/variables/exactDecimal';
import { faultyType } from '@taskweave/engine-client/variables/VariableType';
import type { TextKey } from '@taskweave/plugin-sdk';
import type { BoundField } from '../fields/BoundField';
import { ChoicesField } from '../fields/ChoicesField';
import { isDateControl } from '../fields/controlDates';
import { maxFileSize } from '../fields/FileField';
import { InputField, isRadio } from '../fields/InputField';
import type { NgModelController } from '../libraries/angularTypes';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type ControlFault =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export function findFault(
  control: Control,
  model: NgModelController | undefined,
  field: BoundField | undefined,
): ControlFault | null {
  if (control.matches(':disabled')) return null;
  const tooLarge = findTooLarge(control);
  if (tooLarge !== null) return tooLarge;
  if (model?.$invalid) return angularFault(control, model, field);
  const isAsked = model === undefined && control.willValidate && !control.validity.valid;
  if (isAsked && !(isKindAlone(control.validity) && field?.isAsStored)) return nativeFault(control);
  return findTypeFault(control, field);
}

/** A type mismatch alone may come from the initial value, which nobody has entered. */
function isKindAlone(validity: ValidityState): boolean {
  const others = [
    validity.valueMissing,
    validity.patternMismatch,
    validity.rangeUnderflow,
    validity.rangeOverflow,
    validity.tooShort,
    validity.tooLong,
    validity.badInput,
    validity.customError,
  ];
  return !others.includes(true);
}

function findTooLarge(control: Control): ControlFault | null {
  const file =
    control instanceof HTMLInputElement && control.type === 'file' ? control.files?.[0] : undefined;
  if (file === undefined) return null;
  const max = maxFileSize(control);
  return file.size <= max ? null : { key: 'embedded.error.fileSize', values: { max: readableSize(max) } };
}

export function findTypeFault(control: Control, field: BoundField | undefined): ControlFault | null {
  if (isRadio(control) && !control.checked) return null;
  if (field instanceof ChoicesField) return field.faultyType === null ? null : typeFault(field.faultyType);
  const fault = field instanceof InputField ? field.fault : null;
  if (fault === null) return null;
  switch (fault.reason) {
    case 'skipped':
      return { key: 'embedded.error.skipped' };
    case 'no-day':
      return { key: 'embedded.error.noDay' };
    case 'text':
      return typeFault(fault.type, field?.control);
  }
}

function typeFault(type: string, control?: HTMLElement): ControlFault {
  const text = control !== undefined && 'value' in control ? String(control.value).trim() : '';
  const isDecimal = (type === 'Double' || type === 'Float') && text !== '' && Number.isFinite(Number(text));
  if (isDecimal && !isExact(text)) return { key: 'embedded.error.digits' };
  if (type === 'Date') return { key: 'embedded.error.date' };
  const known = faultyType(type);
  return known === null ? { key: 'embedded.error.type', values: { type } } : { key: `error.type.${known}` };
}

function nativeFault(control: Control): ControlFault {
  const { validity } = control;
  if (validity.valueMissing) return requiredFault(control);
  if (validity.tooShort) return { key: 'error.minLength', values: { count: limit(control, 'minlength') } };
  if (validity.tooLong) {
    const values = { count: limit(control, 'maxlength'), length: control.value.length };
    return { key: 'error.maxLength', values };
  }
  if (validity.rangeUnderflow)
    return { key: 'error.min', values: { min: control.getAttribute('min') ?? '' } };
  if (validity.rangeOverflow) return { key: 'error.max', values: { max: control.getAttribute('max') ?? '' } };
  if (validity.patternMismatch) return patternFault(control);
  if (validity.typeMismatch && control.type === 'email') return { key: 'embedded.error.email' };
  if (validity.typeMismatch && control.type === 'url') return { key: 'embedded.error.url' };
  if (validity.badInput) return badInputFault(control);
  return { text: control.validationMessage };
}

function angularFault(
  control: Control,
  { $error }: NgModelController,
  field: BoundField | undefined,
): ControlFault {
  if ($error.required) return requiredFault(control);
  if ($error.camVariableType) {
    return findTypeFault(control, field) ?? typeFault(control.getAttribute('cam-variable-type') ?? '');
  }
  if ($error.minlength) return { key: 'error.minLength', values: { count: limit(control, 'minlength') } };
  if ($error.maxlength) {
    const values = { count: limit(control, 'maxlength'), length: control.value.length };
    return { key: 'error.maxLength', values };
  }
  if ($error.min) return { key: 'error.min', values: { min: attribute(control, 'min') } };
  if ($error.max) return { key: 'error.max', values: { max: attribute(control, 'max') } };
  if ($error.pattern) return patternFault(control);
  if ($error.email) return { key: 'embedded.error.email' };
  if ($error.url) return { key: 'embedded.error.url' };
  if ($error.number || isDateControl(control.type)) return badInputFault(control);
  if ($error.date || $error.dateDisabled) return { key: 'embedded.error.datePattern' };
  return { key: 'embedded.error.invalid' };
}

function requiredFault(control: Control): ControlFault {
  const isChoice = control instanceof HTMLSelectElement || control.type === 'radio';
  if (isChoice) return { key: 'error.required.choice' };
  return { key: control.type === 'file' ? 'common.chooseFile' : 'error.required' };
}

/** Browsers do not reveal text that they cannot read. */
function badInputFault({ type }: Control): ControlFault {
  return { key: isDateControl(type) ? 'embedded.error.noDate' : 'embedded.error.number' };
}

function patternFault(control: Control): ControlFault {
  return control.title === '' ? { key: 'embedded.error.pattern' } : { text: control.title };
}

function limit(control: Control, name: string): number {
  return Number(attribute(control, name)) || 0;
}

function attribute(control: Control, name: string): string {
  return control.getAttribute(name) ?? control.getAttribute(`ng-${name}`) ?? '';
}

function readableSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${trim(bytes / 1_000_000)} MB`;
  return bytes >= 1000 ? `${trim(bytes / 1000)} kB` : `${bytes} B`;
}

function trim(value: number): string {
  return String(Math.round(value * 10) / 10);
}
