import type * as v from 'valibot';

interface Holder {
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

export interface ObjectPlace {
  readonly path: readonly unknown[];
  readonly value: object;
  readonly known: readonly string[] | null;
}

export function objectPlaces(
  schema: v.GenericSchema,
  value: unknown,
  path: readonly unknown[] = [],
): readonly ObjectPlace[] {
  const { wrapped, item, value: each, entries } = schema as Holder;
  if (wrapped !== undefined) return objectPlaces(wrapped, value, path);
  if (typeof value !== 'object' || value === null) return [];
  if (item !== undefined) {
    return Array.isArray(value)
      ? value.flatMap((one, index) => objectPlaces(item, one, [...path, index]))
      : [];
  }
  if (entries === undefined && each === undefined) return [];
  const inner = Object.entries(value).flatMap(([name, member]) => {
    const entry = entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : each;
    return entry === undefined ? [] : objectPlaces(entry, member, [...path, name]);
  });
  return [{ path, value, known: entries === undefined ? null : Object.keys(entries) }, ...inner];
}
