import { fromLikePattern } from '@taskweave/engine-client/task-query/likePattern';
import { checkDate, isStoredDate, toEditedDate, toStoredDate } from './criterionDate';

export const VARIABLE_OPERATORS = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'notLike'] as const;

export type VariableOperator = (typeof VARIABLE_OPERATORS)[number];

/** The engine compares a date only with variables of type Date. */
export const VARIABLE_VALUE_TYPES = ['string', 'number', 'boolean', 'date', 'null'] as const;

export type VariableValueType = (typeof VARIABLE_VALUE_TYPES)[number];

export interface VariableCondition {
  readonly name: string;
  readonly operator: VariableOperator;
  readonly value: string | number | boolean | null;
}

export interface VariableConditionDraft {
  readonly name: string;
  readonly operator: VariableOperator;
  readonly type: VariableValueType;
  readonly text: string;
}

export type VariableFault = 'name' | 'required' | 'number' | 'date' | 'dateValue';

const ORDERED: readonly VariableOperator[] = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq'];

const OPERATORS_OF: Readonly<Record<VariableValueType, readonly VariableOperator[]>> = {
  string: VARIABLE_OPERATORS,
  number: ORDERED,
  date: ORDERED,
  boolean: ['eq', 'neq'],
  null: ['eq', 'neq'],
};

/** With any other operator the engine answers 500. */
export function variableOperators(type: VariableValueType): readonly VariableOperator[] {
  return OPERATORS_OF[type];
}

export function readVariableCondition(stored: unknown): VariableConditionDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, operator, value = null } = stored as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || !isOperator(operator)) return null;
  const draft = draftOf(value, operator);
  if (draft === null || !OPERATORS_OF[draft.type].includes(operator)) return null;
  return { name, operator, ...draft };
}

export function writeVariableCondition(draft: VariableConditionDraft): VariableCondition {
  return { name: draft.name.trim(), operator: draft.operator, value: storedValue(draft) };
}

export function checkVariableCondition({ name, type, text }: VariableConditionDraft): VariableFault | null {
  if (name.trim() === '') return 'name';
  if (type === 'null' || type === 'boolean') return null;
  if (text.trim() === '') return 'required';
  if (type === 'number') return isNumber(text.trim()) ? null : 'number';
  return type === 'date' ? checkDate(text) : null;
}

function draftOf(
  value: unknown,
  operator: VariableOperator,
): Pick<VariableConditionDraft, 'type' | 'text'> | null {
  switch (typeof value) {
    case 'number':
      return { type: 'number', text: String(value) };
    case 'boolean':
      return { type: 'boolean', text: String(value) };
    case 'string':
      if (isStoredDate(value)) return { type: 'date', text: toEditedDate(value) };
      return { type: 'string', text: isLike(operator) ? fromLikePattern(value) : value };
    default:
      return value === null ? { type: 'null', text: '' } : null;
  }
}

function storedValue({ type, operator, text }: VariableConditionDraft): VariableCondition['value'] {
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return text === 'true';
    case 'number':
      return Number(text.trim());
    case 'date':
      return toStoredDate(text);
    case 'string':
      return isLike(operator) && !/(?<!\\)[%_]/.test(text) ? `%${text}%` : text;
  }
}

function isLike(operator: VariableOperator): boolean {
  return operator === 'like' || operator === 'notLike';
}

function isOperator(value: unknown): value is VariableOperator {
  return VARIABLE_OPERATORS.some((operator) => operator === value);
}

/** A rounded number would make the engine search for another value than the one shown. */
function isNumber(text: string): boolean {
  if (!/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return false;
  return /^-?\d+$/.test(text) ? Number.isSafeInteger(Number(text)) : Number.isFinite(Number(text));
}
