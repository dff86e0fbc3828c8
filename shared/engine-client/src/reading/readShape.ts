import { EngineError } from '../errors/EngineError';

export interface ShapeReader {
  readonly raw: Readonly<Record<string, unknown>>;
  text(field: string): string;
  textOrNull(field: string): string | null;
  number(field: string, fallback?: number): number;
  numberOrNull(field: string): number | null;
  flag(field: string): boolean;
  list<T>(field: string, readItem: (item: unknown, where: string) => T): readonly T[];
  objectOrNull<T>(field: string, read: (value: unknown, where: string) => T): T | null;
}

export function readShape(value: unknown, where: string): ShapeReader {
  if (!isRecord(value)) throw unexpected(where, 'an object', value);
  const raw = value;
  const at = (field: string) => `${where}.${field}`;
  return {
    raw,
    text: (field) => check(raw[field], at(field), 'a text', isText),
    textOrNull: (field) => orNull(raw[field], (present) => check(present, at(field), 'a text', isText)),
    number: (field, fallback) => {
      const present = raw[field] ?? fallback;
      return check(present, at(field), 'a number', isNumber);
    },
    numberOrNull: (field) => orNull(raw[field], (present) => check(present, at(field), 'a number', isNumber)),
    flag: (field) => check(raw[field] ?? false, at(field), 'true or false', isFlag),
    list: (field, readItem) => readList(raw[field] ?? [], at(field), readItem),
    objectOrNull: (field, read) => orNull(raw[field], (present) => read(present, at(field))),
  };
}

export function readList<T>(
  value: unknown,
  where: string,
  readItem: (item: unknown, where: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw unexpected(where, 'a list', value);
  return value.map((item: unknown, index) => readItem(item, `${where}[${index}]`));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function check<T>(value: unknown, where: string, wanted: string, is: (value: unknown) => value is T): T {
  if (!is(value)) throw unexpected(where, wanted, value);
  return value;
}

function orNull<T>(value: unknown, read: (present: unknown) => T): T | null {
  return value === undefined || value === null ? null : read(value);
}

function unexpected(where: string, wanted: string, value: unknown): EngineError {
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return new EngineError({
    kind: 'unexpected',
    status: null,
    engineType: null,
    message: `Taskweave: the engine's answer has ${found} at ${where}, where ${wanted} was expected.`,
    requestId: null,
    answeredBy: 'other',
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
