import { isRecord } from '@taskweave/engine-client/readShape';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { FormDraft, FormSnapshot } from '@taskweave/plugin-sdk';
import type { BoundField } from '../fields/BoundField';
import { keyControlIn } from '../fields/businessKeyOf';
import { FileField } from '../fields/FileField';
import { InputField } from '../fields/InputField';
import { dropHashKeys } from '../variables/dropHashKeys';
import { assignInPlace, parseJson, writeJson } from '../variables/jsonDigits';
import type { ScriptVariable, VariableManager } from '../variables/VariableManager';

interface DraftValues {
  readonly vars: Readonly<Record<string, unknown>>;
  /** JSON variables are kept as text, to preserve number precision. */
  readonly json?: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly typedKey?: string;
  readonly plain?: Readonly<Record<string, unknown>>;
  readonly scriptKey?: string;
}

interface DraftedForm {
  readonly variableManager: VariableManager;
  readonly fields: readonly BoundField[];
  businessKey: string | null;
}

export function takeSnapshot(
  form: DraftedForm,
  root: ParentNode,
  plain: Readonly<Record<string, unknown>>,
): FormSnapshot {
  const { fields, businessKey: scriptKey } = form;
  const texts: Record<string, string> = {};
  const files: Record<string, readonly File[]> = {};
  for (const field of fields) {
    try {
      field.getValue();
    } catch {
      texts[field.variableName] = textOf(field.control);
    }
    if (field instanceof FileField && field.file !== null) files[field.variableName] = [field.file];
  }
  const manager = form.variableManager;
  const typed = new Set(
    fields.filter((field) => field instanceof InputField).map(({ variableName }) => variableName),
  );
  const changed = Object.values(manager.variables).filter(
    ({ name, type }) => (typed.has(name) || !isFileType(type)) && manager.isDirty(name),
  );
  const isJson = ({ name }: ScriptVariable) => manager.isJsonVariable(name);
  const vars = Object.fromEntries(
    changed.filter((variable) => !isJson(variable)).map(({ name, value }) => [name, value ?? null]),
  );
  const json = Object.fromEntries(
    changed.filter(isJson).map(({ name }) => [name, manager.jsonText(name) ?? 'null']),
  );
  const typedKey = keyControlIn(root)?.value ?? '';
  const keys = { ...(typedKey !== '' && { typedKey }), ...(scriptKey !== null && { scriptKey }) };
  const parts = { ...(!isEmpty(json) && { json }), ...(!isEmpty(plain) && { plain }) };
  const drafted: DraftValues = { vars, texts, ...parts, ...keys };
  const values: unknown = JSON.parse(JSON.stringify(drafted, dropHashKeys));
  return { values, files };
}

export function readDraft(draft: FormDraft | null): DraftValues {
  if (draft === null || !isRecord(draft.values)) return { vars: {}, texts: {} };
  if (draft.origin === 'legacy') return { vars: draft.values, texts: {} };
  const { vars, json, texts, typedKey, scriptKey } = draft.values;
  return {
    vars: isRecord(vars) ? vars : {},
    ...(isRecord(json) && { json: onlyTexts(json) }),
    texts: isRecord(texts) ? onlyTexts(texts) : {},
    ...(typeof typedKey === 'string' && { typedKey }),
    ...(typeof scriptKey === 'string' && { scriptKey }),
  };
}

export function restoreVariables(form: DraftedForm, draft: FormDraft | null, isLast: boolean): void {
  const { vars, json = {}, scriptKey } = readDraft(draft);
  const manager = form.variableManager;
  const values = [
    ...Object.entries(vars),
    ...Object.entries(json).map(([name, text]) => [name, parsed(manager, name, text)] as const),
  ];
  for (const [name, value] of values) {
    const variable = manager.variable(name);
    manager.drafted.add(name);
    if (variable === undefined) {
      if (isLast) manager.createVariable({ name, value });
    }
    // Scripts hold references to objects and lists, so these are updated in place, and only if they differ.
    else if (writeJson(variable.value ?? null) !== writeJson(value)) {
      variable.value = assignInPlace(variable.value, value);
    }
  }
  if (scriptKey !== undefined) form.businessKey = scriptKey;
}

export function restoreControls(
  fields: readonly BoundField[],
  root: ParentNode,
  draft: FormDraft | null,
): void {
  const { texts, typedKey } = readDraft(draft);
  const keyControl = keyControlIn(root);
  if (keyControl !== null && typedKey !== undefined) enterText(keyControl, typedKey);
  for (const field of fields) {
    const { control, variableName } = field;
    const text = texts[variableName];
    if (text !== undefined && 'value' in control) enterText(control, text);
    const file = draft?.files[variableName]?.[0];
    if (file !== undefined && field instanceof FileField) field.restore(file);
  }
}

function enterText(control: HTMLElement & { value: unknown }, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function textOf(control: HTMLElement): string {
  return 'value' in control ? String(control.value) : '';
}

function parsed(manager: VariableManager, name: string, text: string): unknown {
  try {
    return manager.variable(name) === undefined ? parseJson(text) : manager.readJson(name, text);
  } catch {
    return text;
  }
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

function onlyTexts(texts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}
