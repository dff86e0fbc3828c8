import { parseEngineDate, toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';
import type { FormVariables } from '@taskweave/engine-client/Task';
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

/** What the controls hold, by the name of the field: `true` or `false` of a checkbox, the text of all others. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** What a field shows before anyone has changed it: the variable if there is one, or else the default. */
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

/** The first thing that is wrong with a field, in the order of a reader's interest; null when nothing is. */
export function findFault(field: GeneratedField, value: string | boolean): FieldFault | null {
  // An unticked box is an answer to the engine even where one is required.
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
  // Today's engines also refuse the maximum itself. That is theirs to say, and they say it at the field.
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

/** 0 where the limit is no number: then the engine alone can tell. */
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

/**
 * What is sent: every field that can be edited, changed or not, because the engine gives the default to a field
 * that is absent even where the variable has another value. Read-only fields are refused by it, so they stay.
 */
export function toSubmission(
  fields: readonly GeneratedField[],
  values: FieldValues,
  variables: FormVariables,
): FormSubmission {
  const editable = fields.filter((field) => !field.isReadOnly);
  const keyField = editable.find((field) => field.isBusinessKey);
  const businessKey = keyField === undefined ? '' : String(values[keyField.name] ?? '').trim();
  const sent = editable
    .filter((field) => !field.isBusinessKey)
    .map((field) => {
      const value = sentValue(field, values[field.name] ?? '', variables[field.name]?.value);
      // Without a type the engine's own type converts the value.
      return [field.name, field.type === null ? { value } : { value, type: field.type }] as const;
    });
  return {
    kind: 'complete',
    variables: Object.fromEntries(sent) as FormVariables,
    ...(businessKey === '' ? {} : { businessKey }),
  };
}

function sentValue(field: GeneratedField, value: string | boolean, before: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') {
    // A text that was emptied stays a text. Where a length is asked for, only null passes as "nothing".
    const isEmptied = field.control.kind === 'text' && typeof before === 'string' && field.minLength === null;
    return isEmptied ? value : null;
  }
  if (field.control.kind === 'date') {
    const { pattern } = field.control;
    // What the field does not show of a date, such as its milliseconds, survives as long as nobody changes it.
    const isUnchanged = typeof before === 'string' && toInputText(before, pattern) === value;
    return isUnchanged ? before : fromInputText(value, pattern);
  }
  if (field.control.kind !== 'number') return value;
  if (!isWholeNumberType(field.type)) return parseDecimal(value);
  const number = parseWholeNumber(value, field.type);
  return number === null ? null : wholeNumberValue(number, field.type);
}
