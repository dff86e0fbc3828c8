import type { FormDraft } from '@taskweave/plugin-sdk';
import { initialValue } from './fieldValues';
import type { GeneratedField } from './parseRenderedForm';

/** What the person changed, by the name of the field: a box as `true` or `false`, all else as the text of its control. */
export type FieldEdits = ReadonlyMap<string, string | boolean>;

/** The edits of a draft. Fields that are no longer in the form, or not for editing, are left out. */
export function editsOfDraft(draft: FormDraft | null, fields: readonly GeneratedField[]): FieldEdits {
  const values = draft?.values;
  if (typeof values !== 'object' || values === null) return new Map();
  const byName = values as Readonly<Record<string, unknown>>;
  return new Map(
    fields
      .filter(({ name, isReadOnly }) => !isReadOnly && Object.hasOwn(byName, name))
      .flatMap((field) => {
        const value = byName[field.name];
        const edit = draft?.origin === 'legacy' ? legacyEdit(field, value) : value;
        const fits = field.control.kind === 'checkbox' ? typeof edit === 'boolean' : typeof edit === 'string';
        return fits ? [[field.name, edit as string | boolean] as const] : [];
      }),
  );
}

/** That Tasklist kept the values of variables, not the texts of controls. */
function legacyEdit(field: GeneratedField, value: unknown): string | boolean {
  return initialValue(field, { [field.name]: { value, type: field.type ?? 'String' } });
}
