import { parseEngineDate, toEngineDate, toInputDateTime } from '@taskweave/base/engineDate';
import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { fileVariable } from '@taskweave/engine-client/variables/fileVariable';
import { holdsJson, parsedOrText } from '@taskweave/engine-client/variables/structuredText';
import { fitPlain } from '@taskweave/engine-client/variables/typedText';
import type { SchemaFields } from './schemaFields';

export type FormJsData = Readonly<Record<string, unknown>>;

/** What form-js writes in place of chosen files. */
const FILE_REFERENCE = /^files::/;

/**
 * The variables as form-js shows them: JSON parsed, dates in local time without zone, files as documents that can
 * be downloaded.
 *
 * @param fileAddress where the content of a file variable lies
 */
export function toFormJsData(
  variables: FormVariables,
  fields: SchemaFields,
  fileAddress: (name: string) => string,
): FormJsData {
  const choices = new Set(fields.valuesKeys.values());
  return Object.fromEntries(
    Object.entries(variables)
      // A picker holds what was chosen here; it cannot show what lies in the engine.
      .filter(([name]) => !fields.filePickers.has(name))
      .map(([name, variable]) => {
        const value = variable.type === 'File' ? document(name, variable) : plainValue(variable);
        return [name, choices.has(name) ? withLabels(value) : value] as const;
      }),
  );

  function document(name: string, { valueInfo }: VariableValue): unknown {
    const { filename, mimeType } = valueInfo ?? {};
    const fileName = typeof filename === 'string' && filename !== '' ? filename : name;
    // Pictures are shown. Nothing else is: the page's rules forbid the plug-ins that would show a PDF.
    const contentType =
      typeof mimeType === 'string' && mimeType.startsWith('image/') ? { contentType: mimeType } : {};
    return [{ documentId: name, endpoint: fileAddress(name), metadata: { fileName, ...contentType } }];
  }
}

function plainValue(variable: VariableValue): unknown {
  const { value, type } = variable;
  if (type === 'Date' && typeof value === 'string') return localDate(value);
  if (holdsJson(variable) && typeof value === 'string') return parsedOrText(value);
  return value;
}

function localDate(text: string): string {
  const date = parseEngineDate(text);
  return date === null ? text : `${toInputDateTime(date)}:${String(date.getSeconds()).padStart(2, '0')}`;
}

/** Choices that are bare texts, as form-js wants them. */
function withLabels(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return value;
  return value.map((item) => ({ label: item, value: item }));
}

/**
 * What is sent of the form's data.
 *
 * @param data what form-js submits: the values of all fields that are not disabled
 * @param files the chosen files by their references in the data
 * @param initial what the form began with, to leave dates that nobody changed as the engine has them
 */
export async function toVariables(
  data: FormJsData,
  files: ReadonlyMap<string, readonly File[]>,
  variables: FormVariables,
  fields: SchemaFields,
  initial: FormJsData,
): Promise<FormVariables> {
  const sent: Record<string, VariableValue> = {};
  for (const [name, value] of Object.entries(data)) {
    const chosen = new Map<string, File>();
    const kept = takeFiles(value, name, files, chosen);
    for (const [variable, file] of chosen) sent[variable] = await fileVariable(file);
    // An empty picker says nothing: a file that the process has stays.
    const isPicker = fields.filePickers.has(name) && (value === null || typeof value !== 'object');
    if (!isPicker) sent[name] = toVariable(name, kept, variables, fields, initial);
  }
  return sent;
}

/** Puts each file into a variable, `photo`, `photo_2` or `items_0_photo`; in their place stays the name of the first. */
function takeFiles(
  value: unknown,
  path: string,
  files: ReadonlyMap<string, readonly File[]>,
  into: Map<string, File>,
): unknown {
  if (typeof value === 'string' && FILE_REFERENCE.test(value)) {
    const chosen = files.get(value) ?? [];
    for (const [index, file] of chosen.entries()) into.set(index === 0 ? path : `${path}_${index + 1}`, file);
    return chosen.length === 0 ? null : path;
  }
  if (Array.isArray(value))
    return value.map((item, index) => takeFiles(item, `${path}_${index}`, files, into));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, takeFiles(item, `${path}_${name}`, files, into)]),
  );
}

function toVariable(
  name: string,
  value: unknown,
  variables: FormVariables,
  { valuesKeys }: SchemaFields,
  initial: FormJsData,
): VariableValue {
  const known = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (typeof value === 'object' && value !== null) {
    const source = known ?? variables[valuesKeys.get(name) ?? ''];
    const { type, valueInfo } = source === undefined || !holdsJson(source) ? { type: 'Json' } : source;
    return { type, value: JSON.stringify(value), ...(valueInfo === undefined ? {} : { valueInfo }) };
  }
  if (known === undefined || value === null || value === undefined) return untyped(value ?? null);
  if (known.type === 'Date') return dateVariable(known, value, initial[name]);
  // A variable keeps its type where the new value fits.
  return fitPlain(known.type, value) ?? untyped(value);
}

/** Without a type the engine takes that of the JSON value. */
function untyped(value: unknown): VariableValue {
  return { value } as VariableValue;
}

function dateVariable(known: VariableValue, value: unknown, before: unknown): VariableValue {
  if (value === before) return { type: 'Date', value: known.value };
  const date = typeof value === 'string' ? parseEngineDate(value) : null;
  return date === null ? untyped(value) : { type: 'Date', value: toEngineDate(date) };
}
