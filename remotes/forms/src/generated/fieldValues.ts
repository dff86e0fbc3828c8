import { parseEngineDate, toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';
import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { faultyType } from '@taskweave/engine-client/variables/VariableType';
import {
  isWholeNumberType,
  parseDecimal,
  parseWholeNumber,
  wholeNumberValue,
} from '@taskweave/engine-client/variables/wholeNumber';
import type { FormSubmission, TextKey } from '@taskweave/plugin-sdk';
import type { FieldFault } from '../form-parts/rejectionFault';
import { fromInputText, toInputText } from './datePattern';
import type { GeneratedField } from './parseRenderedForm';

export type FieldValues = Readonly<Record<string, string | boolean>>;

export function initialValue(field: GeneratedField, variables: FormVariables): string | boolean {
  const known = Object.hasOwn(variables, field.name) ? variables[field.name]?.value : field.defaultValue;
  if (field.control.kind === 'checkbox') return known === true || known === 'true';
  if (known === null || known === undefined) return '';
  const text = typeof known === 'object' ? JSON.stringify(known) : String(known);
  return field.control.kind === 'date' ? dateText(text, field.control.pattern) : text;
}

function dateText(text: string, pattern: Parameters<typeof toInputText>[1]): string {
  const byPattern = toInputText(text, pattern);
  if (byPattern !== null) return byPattern;
  const date = parseEngineDate(text);
  if (date === null) return '';
  return pattern.kind === 'date' ? toInputDate(date) : toLocalDateTime(date);
}

type Sent = Pick<VariableValue, 'value'> & Partial<VariableValue>;

export function findFault(field: GeneratedField, value: string | boolean): FieldFault | null {
  // The engine accepts an unticked box even if it is required.
  if (field.isReadOnly || typeof value === 'boolean') return null;
  const text = value.trim();
  if (text === '') return field.isRequired ? { key: requiredKey(field) } : null;
  if (field.control.kind === 'number') return findNumberFault(field, text);
  if (field.control.kind === 'select') {
    const isOffered = field.control.options.some((option) => option.value === value);
    return isOffered ? null : { key: 'error.choice' };
  }
  return findLengthFault(field, value);
}

function requiredKey({ control }: GeneratedField): TextKey {
  if (control.kind === 'select') return 'error.required.choice';
  return control.kind === 'date' ? 'common.enterDate' : 'error.required';
}

function findNumberFault(field: GeneratedField, text: string): FieldFault | null {
  const number = isWholeNumberType(field.type) ? parseWholeNumber(text, field.type) : parseDecimal(text);
  if (number === null) return { key: `error.type.${faultyType(field.type ?? '') ?? 'Double'}` };
  const { min, max } = field;
  const isBelow = min !== null && compare(number, min) < 0;
  // Current engines also refuse the maximum itself; their message appears at the field.
  const isAbove = max !== null && compare(number, max) > 0;
  if (isBelow || isAbove) return rangeFault(min, max);
  return null;
}

function rangeFault(min: string | null, max: string | null): FieldFault {
  if (min !== null && max !== null) return { key: 'error.range', values: { min, max } };
  return min !== null
    ? { key: 'error.min', values: { min } }
    : { key: 'error.max', values: { max: max ?? '' } };
}

function compare(value: bigint | number, limit: string): number {
  const bound = /^[+-]?\d+$/.test(limit.trim())
    ? BigInt(limit.trim().replace(/^\+/, ''))
    : parseDecimal(limit);
  if (bound === null || value === bound) return 0;
  return value < bound ? -1 : value > bound ? 1 : 0;
}

function findLengthFault(field: GeneratedField, value: string): FieldFault | null {
  const { minLength, maxLength } = field;
  if (minLength !== null && value.length < minLength) {
    return { key: 'error.minLength', values: { count: minLength } };
  }
  if (maxLength !== null && value.length > maxLength) {
    return { key: 'error.maxLength', values: { count: maxLength, length: value.length } };
  }
  return null;
}

/** The engine sets absent fields to their defaults, even over an existing value, and rejects read-only ones. */
export function toSubmission(
  fields: readonly GeneratedField[],
  values: FieldValues,
  variables: FormVariables,
  stored: FormVariables | null,
): FormSubmission {
  const editable = fields.filter((field) => !field.isReadOnly);
  const keyField = editable.find((field) => field.isBusinessKey);
  const businessKey = keyField === undefined ? '' : String(values[keyField.name] ?? '').trim();
  const sent = editable
    .filter((field) => !field.isBusinessKey)
    .flatMap((field) => {
      const value = values[field.name] ?? '';
      const before = Object.hasOwn(variables, field.name) ? variables[field.name] : undefined;
      const isKept = before !== undefined && value === initialValue(field, variables);
      const sent = isKept ? untouched(field, before, stored) : changed(field, value, before?.value);
      return sent === null ? [] : [[field.name, sent] as const];
    });
  return {
    kind: 'complete',
    variables: Object.fromEntries(sent) as FormVariables,
    ...(businessKey === '' ? {} : { businessKey }),
  };
}

/** The engine converts whatever it gets to the field's type, which can alter an untouched value. */
function untouched(field: GeneratedField, shown: VariableValue, stored: FormVariables | null): Sent | null {
  const before = stored !== null && Object.hasOwn(stored, field.name) ? stored[field.name] : undefined;
  const isNeeded = field.isRequired || field.defaultValue !== null;
  const again = changed(field, initialValue(field, { [field.name]: shown }), shown.value);
  if (before === undefined) return isNeeded || stored !== null ? again : null;
  const { type, value } = before;
  if (type === field.storedType && !(value === '' && field.minLength !== null)) return { value, type };
  if (!isNeeded) return null;
  return field.type === null ? again : { value, type };
}

function changed(field: GeneratedField, text: string | boolean, before: unknown): Sent {
  const value = sentValue(field, text, before);
  return field.type === null ? { value } : { value, type: field.type };
}

function sentValue(field: GeneratedField, value: string | boolean, before: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') {
    // With a minimum length, the engine takes only null for no value.
    const isEmptied = field.control.kind === 'text' && typeof before === 'string' && field.minLength === null;
    return isEmptied ? value : null;
  }
  if (field.control.kind === 'date') {
    return fromInputText(value, field.control.pattern);
  }
  if (field.control.kind !== 'number') return value;
  if (!isWholeNumberType(field.type)) return parseDecimal(value);
  const number = parseWholeNumber(value, field.type);
  return number === null ? null : wholeNumberValue(number, field.type);
}
