import { faultyType, isPlainType } from '@taskweave/engine-client/variables/VariableType';
import { isWholeNumberType } from '@taskweave/engine-client/variables/wholeNumber';
import { type DatePattern, readDatePattern } from './datePattern';

export interface GeneratedField {
  readonly name: string;
  readonly label: string;
  readonly type: string | null;
  readonly storedType: string | null;
  readonly control: FieldControl;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly isBusinessKey: boolean;
  readonly defaultValue: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

export type FieldControl =
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly isWhole: boolean }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'date'; readonly pattern: DatePattern }
  | { readonly kind: 'select'; readonly options: readonly FieldOption[] };

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

const FIELDS = [
  ':is(input, select, textarea)[cam-variable-name]',
  ':is(input, select, textarea)[cam-business-key]',
].join();

/** An inert document loads and runs nothing. */
export function parseRenderedForm(html: string): readonly GeneratedField[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const labels = new Map(
    [...document.querySelectorAll('label[for]')].map((label) => [label.getAttribute('for'), textOf(label)]),
  );
  return [...document.querySelectorAll(FIELDS)].map((element) => {
    const name = element.getAttribute('cam-variable-name') ?? element.getAttribute('name') ?? '';
    return parseField(element, name, labels.get(element.getAttribute('name') ?? name) || name);
  });
}

function parseField(element: Element, name: string, label: string): GeneratedField {
  const declared = element.getAttribute('cam-variable-type');
  const selected = element.querySelector('option[selected]');
  const type = declared !== null && isPlainType(declared) ? declared : null;
  const datePattern = datePatternOf(element);
  return {
    name,
    label,
    type,
    storedType: datePattern === null ? type : 'Date',
    control: controlOf(element, declared, datePattern),
    isRequired: element.hasAttribute('required'),
    isReadOnly: element.hasAttribute('disabled') || element.hasAttribute('readonly'),
    isBusinessKey: element.hasAttribute('cam-business-key'),
    defaultValue: selected === null ? element.getAttribute('value') : optionValue(selected),
    min: element.getAttribute('min'),
    max: element.getAttribute('max'),
    minLength: lengthOf(element, 'minlength'),
    maxLength: lengthOf(element, 'maxlength'),
  };
}

function datePatternOf(element: Element): string | null {
  return element.getAttribute('uib-datepicker-popup') ?? element.getAttribute('datepicker-popup');
}

function controlOf(element: Element, type: string | null, datePattern: string | null): FieldControl {
  if (element.localName === 'select') {
    const options = [...element.querySelectorAll('option')];
    return {
      kind: 'select',
      options: options.map((option) => ({
        value: optionValue(option),
        label: textOf(option) || optionValue(option),
      })),
    };
  }
  if (element.getAttribute('type') === 'checkbox') return { kind: 'checkbox' };
  const pattern = datePattern === null ? null : readDatePattern(datePattern);
  if (pattern !== null) return { kind: 'date', pattern };
  if (isWholeNumberType(type)) return { kind: 'number', isWhole: true };
  if (type !== null && faultyType(type) === 'Double') return { kind: 'number', isWhole: false };
  return { kind: 'text' };
}

function optionValue(option: Element): string {
  return option.getAttribute('value') ?? textOf(option);
}

function lengthOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name);
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null;
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
