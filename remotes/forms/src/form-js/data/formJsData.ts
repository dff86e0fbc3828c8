import { parseEngineDate, toInputDateTime } from '@taskweave/base/engineDate';
import { shownName } from '@taskweave/base/files/shownName';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { holdsJson } from '@taskweave/engine-client/variables/structuredText';
import { clockText } from './clockText';
import { type ExactTree, isContainer, parseExact, plainTree, writeExact } from './exactTree';
import type { FieldTree, SchemaField } from './schemaFields';

export type FormJsData = Readonly<Record<string, unknown>>;

export type ExactValues = Readonly<Record<string, ExactTree>>;

export function exactValues(variables: FormVariables): ExactValues {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, variable]) => {
      const tree = exactValue(variable);
      return tree === undefined ? [] : [[name, tree]];
    }),
  );
}

function exactValue(variable: VariableValue): ExactTree | undefined {
  if (!holdsJson(variable)) return undefined;
  if (typeof variable.value !== 'string') return null;
  try {
    return parseExact(variable.value);
  } catch {
    return undefined;
  }
}

export function toFormJsData(
  variables: FormVariables,
  exact: ExactValues,
  tree: FieldTree,
  fileAddress: (name: string) => string,
): FormJsData {
  const offered: FormJsData = Object.fromEntries(
    Object.entries(exact).map(([name, value]) => [name, plainTree(value)]),
  );
  return defined(
    Object.entries(variables).map(([name, variable]) => {
      const member = tree.members.get(name);
      const value = exact[name];
      if (value === undefined) {
        const plain = plainValue(name, variable, fileAddress);
        if (member === undefined) return [name, plain];
        return [name, member.field === null ? undefined : shownValue(member.field, variable, plain, offered)];
      }
      if (member === undefined) return [name, offered[name]];
      const isText = member.field !== null && isTextField(member.field) && isContainer(value);
      return [name, isText ? variable.value : shownTree(member, value, offered)];
    }),
  );
}

function plainValue(name: string, variable: VariableValue, fileAddress: (name: string) => string): unknown {
  const { type, value, valueInfo } = variable;
  if (type === 'File') return document(name, valueInfo ?? {}, fileAddress(name));
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  return date === null ? value : `${toInputDateTime(date)}:${String(date.getSeconds()).padStart(2, '0')}`;
}

function document(
  name: string,
  { filename, mimeType }: Readonly<Record<string, unknown>>,
  endpoint: string,
): unknown {
  const fileName = shownName(typeof filename === 'string' && filename !== '' ? filename : name);
  // The CSP forbids the plug-ins that PDFs need, so only images render.
  const contentType =
    typeof mimeType === 'string' && mimeType.startsWith('image/') ? { contentType: mimeType } : {};
  return [{ documentId: name, endpoint, metadata: { fileName, ...contentType } }];
}

function shownValue(
  field: SchemaField,
  variable: VariableValue,
  plain: unknown,
  offered: FormJsData,
): unknown {
  const { type, value } = variable;
  const date = type === 'Date' && typeof value === 'string' ? parseEngineDate(value) : null;
  return date !== null && field.type === 'datetime'
    ? clockText(field, date)
    : shownLeaf(field, plain, offered);
}

function shownTree(tree: FieldTree, value: ExactTree, offered: FormJsData): unknown {
  if (tree.field !== null) {
    const isText = isTextField(tree.field) && isContainer(value);
    return shownLeaf(tree.field, isText ? writeExact(value) : plainTree(value), offered);
  }
  if (!tree.isList) return shownMembers(tree, value, offered);
  return Array.isArray(value)
    ? value.map((row: ExactTree) => shownMembers(tree, row, offered) ?? {})
    : undefined;
}

function shownMembers(tree: FieldTree, value: ExactTree, offered: FormJsData): FormJsData | undefined {
  if (!isContainer(value) || !isRecord(value)) return undefined;
  return defined(
    Object.entries(value).map(([name, item]) => {
      const member = tree.members.get(name);
      const inner = item as ExactTree;
      return [name, member === undefined ? plainTree(inner) : shownTree(member, inner, offered)];
    }),
  );
}

function shownLeaf(field: SchemaField, value: unknown, offered: FormJsData): unknown {
  switch (field.type) {
    case 'filepicker':
      return undefined;
    case 'checkbox':
      return value === 'true' ? true : value;
    case 'select':
    case 'radio':
      return asOffered(value, field, offered);
    case 'checklist':
    case 'taglist':
      // form-js crashes on anything but a list here.
      return Array.isArray(value) ? value.map((item: unknown) => asOffered(item, field, offered)) : [];
    default:
      return value;
  }
}

export function offeredPart({ type }: SchemaField, value: unknown, offered: unknown): unknown {
  const choices = Array.isArray(offered) ? offered.map(choiceOf).map((choice) => JSON.stringify(choice)) : [];
  const isOffered = (item: unknown) => choices.includes(JSON.stringify(item));
  if (type !== 'select' && type !== 'radio') return Array.isArray(value) ? value.filter(isOffered) : value;
  return isOffered(value) ? value : null;
}

function asOffered(value: unknown, field: SchemaField, offered: FormJsData): unknown {
  if (typeof value === 'object' || value === undefined) return value;
  const choices = choicesOf(field, offered);
  if (choices.includes(value)) return value;
  return choices.find((choice) => typeof choice !== 'object' && String(choice) === String(value)) ?? value;
}

function choicesOf({ values, valuesKey }: SchemaField, data: FormJsData): readonly unknown[] {
  const choices = typeof valuesKey === 'string' && valuesKey !== '' ? data[valuesKey] : values;
  return Array.isArray(choices) ? choices.map(choiceOf) : [];
}

export function exactChoices(
  { valuesKey }: SchemaField,
  exact: ExactValues,
): readonly (readonly [plain: unknown, exact: ExactTree])[] {
  const choices = typeof valuesKey === 'string' ? exact[valuesKey] : undefined;
  if (!Array.isArray(choices)) return [];
  return choices.map((choice) => {
    const exactChoice = choiceOf(choice) as ExactTree;
    return [plainTree(exactChoice), exactChoice];
  });
}

function choiceOf(choice: unknown): unknown {
  return isRecord(choice) && 'value' in choice ? choice.value : choice;
}

export function isTextField({ type }: SchemaField): boolean {
  return type === 'textfield' || type === 'textarea';
}

function defined(entries: readonly (readonly [string, unknown])[]): FormJsData {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
