import { isRecord } from '@taskweave/engine-client/readShape';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import type { FormDraft, FormSnapshot } from '@taskweave/plugin-sdk';
import type { FormField } from '../fields/FieldContext';
import { FileField } from '../fields/FileField';
import { dropHashKeys, type VariableManager } from '../variables/VariableManager';

/** What a draft of ours holds. */
interface DraftValues {
  readonly vars: Readonly<Record<string, unknown>>;
  /** Texts that are not (yet) of their variable's type, by variable name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Gathers values, half-typed texts and files. */
export function takeSnapshot(manager: VariableManager, fields: readonly FormField[]): FormSnapshot {
  const texts: Record<string, string> = {};
  const files: Record<string, readonly File[]> = {};
  for (const field of fields) {
    try {
      field.getValue();
    } catch {
      if (field.variableName !== null) texts[field.variableName] = textOf(field.control);
    }
    if (field instanceof FileField && field.file !== null) files[field.variableName] = [field.file];
  }
  const vars = Object.fromEntries(
    Object.values(manager.variables)
      .filter(({ type }) => !isFileType(type))
      .map(({ name, value }) => [name, value ?? null]),
  );
  const values: unknown = JSON.parse(JSON.stringify({ vars, texts } satisfies DraftValues, dropHashKeys));
  return { values, files };
}

/** Values of a draft by variable name; those of the engine's own Tasklist are nothing else. */
export function readDraft(draft: FormDraft | null): DraftValues {
  if (draft === null || !isRecord(draft.values)) return { vars: {}, texts: {} };
  if (draft.origin === 'legacy') return { vars: draft.values, texts: {} };
  const { vars, texts } = draft.values;
  return { vars: isRecord(vars) ? vars : {}, texts: isRecord(texts) ? onlyTexts(texts) : {} };
}

export function restoreVariables(manager: VariableManager, draft: FormDraft | null): void {
  for (const [name, value] of Object.entries(readDraft(draft).vars)) {
    const variable = manager.variable(name);
    if (variable === undefined) manager.createVariable({ name, value });
    else variable.value = value;
  }
}

/** Puts half-typed texts and files back into their controls. */
export function restoreControls(fields: readonly FormField[], draft: FormDraft | null): void {
  const { texts } = readDraft(draft);
  for (const field of fields) {
    const { control, variableName } = field;
    const text = variableName === null ? undefined : texts[variableName];
    if (text !== undefined && 'value' in control) {
      control.value = text;
      // AngularJS learns of it this way.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const file = variableName === null ? undefined : draft?.files[variableName]?.[0];
    if (file !== undefined && field instanceof FileField) field.restore(file);
  }
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
