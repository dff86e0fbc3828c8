import type { FormDraft } from '@taskweave/plugin-sdk';
import { initialValue } from './fieldValues';
import type { GeneratedField } from './parseRenderedForm';

export type FieldEdits = ReadonlyMap<string, string | boolean>;

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

/** The old Tasklist stored variable values, not control texts. */
function legacyEdit(field: GeneratedField, value: unknown): string | boolean {
  return initialValue(field, { [field.name]: { value, type: field.type ?? 'String' } });
}
