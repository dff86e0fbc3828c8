import { isRecord } from '@taskweave/engine-client/readShape';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { FormDraft, FormSnapshot } from '@taskweave/plugin-sdk';
import type { BoundField } from '../fields/BoundField';
import { keyControlIn } from '../fields/businessKeyOf';
import { FileField } from '../fields/FileField';
import { dropHashKeys, type VariableManager } from '../variables/VariableManager';

/** What a draft of ours holds. */
interface DraftValues {
  readonly vars: Readonly<Record<string, unknown>>;
  /** Texts that are not (yet) of their variable's type, by variable name. */
  readonly texts: Readonly<Record<string, string>>;
  /** The business key of the process to be started, as it stands in its own control. */
  readonly typedKey?: string;
  /** The business key that a script has set. */
  readonly scriptKey?: string;
}

/** What a draft is made of, and goes back to. */
interface DraftedForm {
  readonly variableManager: VariableManager;
  readonly fields: readonly BoundField[];
  businessKey: string | null;
}

/** Gathers values, half-typed texts, the business key and files. */
export function takeSnapshot(form: DraftedForm, root: ParentNode): FormSnapshot {
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
  const vars = Object.fromEntries(
    Object.values(form.variableManager.variables)
      .filter(({ type }) => !isFileType(type))
      .map(({ name, value }) => [name, value ?? null]),
  );
  const typedKey = keyControlIn(root)?.value ?? '';
  const keys = { ...(typedKey !== '' && { typedKey }), ...(scriptKey !== null && { scriptKey }) };
  const drafted: DraftValues = { vars, texts, ...keys };
  const values: unknown = JSON.parse(JSON.stringify(drafted, dropHashKeys));
  return { values, files };
}

/** Values of a draft by variable name; those of the engine's own Tasklist are nothing else. */
export function readDraft(draft: FormDraft | null): DraftValues {
  if (draft === null || !isRecord(draft.values)) return { vars: {}, texts: {} };
  if (draft.origin === 'legacy') return { vars: draft.values, texts: {} };
  const { vars, texts, typedKey, scriptKey } = draft.values;
  return {
    vars: isRecord(vars) ? vars : {},
    texts: isRecord(texts) ? onlyTexts(texts) : {},
    ...(typeof typedKey === 'string' && { typedKey }),
    ...(typeof scriptKey === 'string' && { scriptKey }),
  };
}

/** Puts back what scripts read: the values of variables, and the business key that one of them has set. */
export function restoreVariables(form: DraftedForm, draft: FormDraft | null): void {
  const { vars, scriptKey } = readDraft(draft);
  for (const [name, value] of Object.entries(vars)) {
    const variable = form.variableManager.variable(name);
    if (variable === undefined) form.variableManager.createVariable({ name, value });
    else variable.value = value;
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

function onlyTexts(texts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}
