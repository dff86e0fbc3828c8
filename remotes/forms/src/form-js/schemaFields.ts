import { isRecord } from '@taskweave/engine-client/readShape';

/** A component of a form-js schema; only what is of interest here. */
interface SchemaComponent {
  readonly type?: unknown;
  readonly key?: unknown;
  readonly path?: unknown;
  readonly valuesKey?: unknown;
  readonly components?: unknown;
}

export interface FormSchema {
  readonly type?: unknown;
  readonly components?: unknown;
  readonly [property: string]: unknown;
}

export interface SchemaFields {
  /** Variables that offer the choices of a field, by the name of the field's own variable. */
  readonly valuesKeys: ReadonlyMap<string, string>;
  /** Variables that a file picker writes. */
  readonly filePickers: ReadonlySet<string>;
}

/** @throws Error where the text is no schema, in words for the person who deployed it */
export function parseSchema(text: string): FormSchema {
  const schema: unknown = JSON.parse(text, plainLayout);
  if (!isRecord(schema)) throw new Error('A form schema must be a JSON object.');
  return schema;
}

/** form-js makes a class name of the number of columns, whatever that is. */
function plainLayout(name: string, value: unknown): unknown {
  if (name !== 'layout' || !isRecord(value)) return value;
  return { ...value, columns: Number.isInteger(value.columns) ? value.columns : null };
}

/** What of a schema decides how variables become data and back, at any depth of groups. */
export function readSchemaFields(schema: FormSchema): SchemaFields {
  const valuesKeys = new Map<string, string>();
  const filePickers = new Set<string>();
  visit(schema.components);
  return { valuesKeys, filePickers };

  function visit(components: unknown): void {
    if (!Array.isArray(components)) return;
    for (const component of components as readonly SchemaComponent[]) {
      const { type, key, valuesKey, components: inner } = component ?? {};
      const name = typeof key === 'string' ? (key.split('.')[0] ?? '') : '';
      if (name !== '' && typeof valuesKey === 'string') valuesKeys.set(name, valuesKey);
      if (name !== '' && type === 'filepicker') filePickers.add(name);
      visit(inner);
    }
  }
}
