import { isRecord } from '@taskweave/engine-client/readShape';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { FormDraft, FormSnapshot } from '@taskweave/plugin-sdk';
import type { BoundField } from '../fields/BoundField';
import { keyControlIn } from '../fields/businessKeyOf';
import { FileField } from '../fields/FileField';
import { dropHashKeys } from '../variables/dropHashKeys';
import { assignInPlace, parseJson, writeJson } from '../variables/jsonDigits';
import type { ScriptVariable, VariableManager } from '../variables/VariableManager';

/** What a draft of ours holds. */
interface DraftValues {
  /** Those that differ from what the engine has. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** The same for variables of JSON: texts, with all digits of their numbers. */
  readonly json?: Readonly<Record<string, string>>;
  /** Texts that are not (yet) of their variable's type, by variable name. */
  readonly texts: Readonly<Record<string, string>>;
  /** The business key of the process to be started, as it stands in its own control. */
  readonly typedKey?: string;
  /** Of controls that no variable stands behind. */
  readonly plain?: Readonly<Record<string, unknown>>;
  /** The business key that a script has set. */
  readonly scriptKey?: string;
}

/** What a draft is made of, and goes back to. */
interface DraftedForm {
  readonly variableManager: VariableManager;
  readonly fields: readonly BoundField[];
  businessKey: string | null;
}

/**
 * Gathers values, half-typed texts, the business key and files.
 *
 * @param plain what was entered into controls that no variable stands behind
 */
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
  const changed = Object.values(manager.variables).filter(
    ({ name, type }) => !isFileType(type) && manager.isDirty(name),
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

/** Values of a draft by variable name; those of the engine's own Tasklist are nothing else. */
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

/**
 * Puts back what scripts read: the values of variables, and the business key that one of them has set.
 *
 * @param isLast whether no script can declare a variable any more: those that are missing are declared here
 */
export function restoreVariables(form: DraftedForm, draft: FormDraft | null, isLast: boolean): void {
  const { vars, json = {}, scriptKey } = readDraft(draft);
  const manager = form.variableManager;
  const values = [
    ...Object.entries(vars),
    ...Object.entries(json).map(([name, text]) => [name, parsed(manager, name, text)] as const),
  ];
  for (const [name, value] of values) {
    const variable = manager.variable(name);
    if (variable === undefined) {
      if (isLast) manager.createVariable({ name, value });
    }
    // Scripts hold objects and lists, or parts of them; a second time nothing is left to do.
    else if (writeJson(variable.value ?? null) !== writeJson(value)) {
      variable.value = assignInPlace(variable.value, value);
    }
  }
  if (scriptKey !== undefined) form.businessKey = scriptKey;
}

/** Puts half-typed texts, the business key and files back into their controls. */
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
  // AngularJS learns of it this way.
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
