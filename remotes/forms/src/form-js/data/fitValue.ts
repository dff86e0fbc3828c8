import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { isDecimal, isExact } from '@taskweave/engine-client/variables/exactDecimal';
import { holdsJson, isJson, isXml } from '@taskweave/engine-client/variables/structuredText';
import { fitPlain } from '@taskweave/engine-client/variables/typedText';
import { isVariableType } from '@taskweave/engine-client/variables/VariableType';
import { isWholeNumberType, parseWholeNumber } from '@taskweave/engine-client/variables/wholeNumber';
import type { FieldFault } from '../../form-parts/rejectionFault';
import { chosenMoment, typedMoment } from './clockText';
import { ExactNumber, type ExactTree, isContainer, parseExact, writeExact } from './exactTree';
import type { SchemaField } from './schemaFields';

export type Fitted<T> = { readonly fits: T } | { readonly fault: FieldFault };

export function fitVariable(
  field: SchemaField,
  value: unknown,
  variable: VariableValue,
): Fitted<VariableValue> {
  const { type, valueInfo } = variable;
  if (type === 'Null') return fitNew(field, (value ?? null) as ExactTree);
  const isText = typeof value === 'string';
  const held = { type, ...(valueInfo === undefined ? {} : { valueInfo }) };
  if (value === null || value === undefined || (value === '' && type !== 'String')) {
    return type === 'File' ? otherType(type) : { fits: { ...held, value: null } };
  }
  if (holdsJson(variable))
    return isText && isJson(value) ? { fits: { ...held, value } } : refusedType('Json');
  switch (type) {
    case 'String':
      return typeof value === 'object' ? refusedType(type) : { fits: { type, value: String(value) } };
    case 'Double':
      return isDecimal(String(value)) && isExact(String(value))
        ? { fits: { type, value: Number(value) } }
        : refusedType(type);
    case 'Boolean':
      return ['true', 'false'].includes(String(value))
        ? { fits: { type, value: String(value) === 'true' } }
        : refusedType(type);
    case 'Date':
      return fitDate(field, value, variable);
    case 'Xml':
      return isText && isXml(value.trim()) ? { fits: { ...held, value } } : refusedType(type);
    case 'Object':
      return isText && String(valueInfo?.serializationDataFormat).includes('xml') && isXml(value.trim())
        ? { fits: { ...held, value } }
        : refusedType(type);
    default: {
      if (!isWholeNumberType(type) && !isVariableType(type)) return { fits: { ...held, value } };
      const fitted = fitPlain(type, value);
      return fitted === null ? refusedType(type) : { fits: fitted };
    }
  }
}

function fitDate(
  field: SchemaField,
  value: unknown,
  { type, value: before }: VariableValue,
): Fitted<VariableValue> {
  const former = typeof before === 'string' ? parseEngineDate(before) : null;
  const moment = field.type === 'datetime' ? chosenMoment(field, value, former) : typedMoment(String(value));
  if (moment !== null) return { fits: { type, value: toEngineDate(moment) } };
  return { fault: { key: field.type === 'datetime' ? 'formJs.noMoment' : 'error.type.Date' } };
}

export function fitNew(field: SchemaField, value: ExactTree, choices?: VariableValue): Fitted<VariableValue> {
  if (isContainer(value)) {
    const isPart = Array.isArray(value) && choices !== undefined && holdsJson(choices);
    const { type, valueInfo } = isPart ? choices : { type: 'Json', valueInfo: undefined };
    return { fits: { type, value: writeExact(value), ...(valueInfo === undefined ? {} : { valueInfo }) } };
  }
  const digits = value instanceof ExactNumber ? value.digits : isLongText(field, value) ? value : null;
  if (digits === null) return { fits: { value } as VariableValue };
  const fitted = fitPlain('Long', digits);
  return fitted === null ? { fault: { key: 'formJs.tooManyDigits' } } : { fits: fitted };
}

export function fitJson(
  field: SchemaField,
  value: unknown,
  before: ExactTree | undefined,
  choices: readonly (readonly [plain: unknown, exact: ExactTree])[],
): Fitted<ExactTree> {
  switch (field.type) {
    case 'textfield':
    case 'textarea':
      return fitText(String(value ?? ''), before);
    case 'number':
      if (typeof before === 'string') return { fits: value === null ? null : String(value) };
      if (isContainer(before) || typeof before === 'boolean') return refusedType(kindOf(before));
      return field.serializeToString === true ? { fits: value as ExactTree } : fitNumber(value);
    case 'checkbox':
      if (before === 'true' || before === 'false') return { fits: String(value === true) };
      if (typeof before === 'boolean' || before === null || before === undefined)
        return { fits: value === true };
      return refusedType(kindOf(before));
    case 'expression':
      return { fits: exactOf(value, choices) };
    default:
      return { fits: likeBefore(exactOf(value, choices), before) };
  }
}

/** A choice of the kind that stood there, where it can be: fields offer `"7"` for 7 as well. */
function likeBefore(value: ExactTree, before: ExactTree | undefined): ExactTree {
  if (Array.isArray(value)) {
    const items: readonly ExactTree[] = Array.isArray(before) ? before : [];
    return value.map((item: ExactTree) =>
      likeBefore(item, items.find((it) => writeExact(it) === String(item)) ?? items[0]),
    );
  }
  if (typeof value === 'number' && typeof before === 'string') return String(value);
  if (typeof value !== 'string' || before === null || isContainer(before)) return value;
  if (typeof before === 'boolean') return value === 'true' || value === 'false' ? value === 'true' : value;
  if (before === undefined || typeof before === 'string') return value;
  const number = fitNumber(value);
  return 'fits' in number ? number.fits : value;
}

function fitText(text: string, before: ExactTree | undefined): Fitted<ExactTree> {
  if (typeof before === 'string' || before === null || before === undefined) return { fits: text };
  if (text === '') return { fits: null };
  if (typeof before === 'boolean') {
    return text === 'true' || text === 'false' ? { fits: text === 'true' } : refusedType('Boolean');
  }
  if (!isContainer(before)) return fitNumber(text);
  return isJson(text) ? { fits: parseExact(text) } : refusedType('Json');
}

function fitNumber(value: unknown): Fitted<ExactTree> {
  if (value === null || value === undefined || typeof value === 'number') return { fits: value ?? null };
  const text = String(value).trim();
  if (!isDecimal(text)) return refusedType('Double');
  if (isExact(text)) return { fits: Number(text) };
  const whole = parseWholeNumber(text, 'Long');
  return whole === null
    ? { fault: { key: 'formJs.tooManyDigits' } }
    : { fits: new ExactNumber(whole.toString()) };
}

/** @param choices what the field offers or computes with, with all digits */
export function exactOf(
  value: unknown,
  choices: readonly (readonly [plain: unknown, exact: ExactTree])[],
): ExactTree {
  if (Array.isArray(value)) return value.map((item: unknown) => exactOf(item, choices));
  const text = JSON.stringify(value);
  const chosen = choices.find(([plain]) => JSON.stringify(plain) === text);
  if (chosen !== undefined) return chosen[1];
  if (!isRecord(value)) return (value ?? null) as ExactTree;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, exactOf(item, choices)]));
}

function isLongText(field: SchemaField, value: unknown): boolean {
  return field.type === 'number' && field.serializeToString !== true && typeof value === 'string';
}

function kindOf(tree: ExactTree | undefined): string {
  if (isContainer(tree)) return 'Json';
  return typeof tree === 'boolean' ? 'Boolean' : 'Double';
}

const WITH_TEXT = ['Boolean', 'Short', 'Integer', 'Long', 'Double', 'Json', 'Xml'] as const;

function refusedType<T>(type: string): Fitted<T> {
  const known = WITH_TEXT.find((other) => other === type);
  return known === undefined ? otherType(type) : { fault: { key: `error.type.${known}` } };
}

export function otherType<T>(type: string): Fitted<T> {
  return { fault: { key: 'formJs.otherType', values: { type } } };
}
