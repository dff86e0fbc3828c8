export interface FileSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly items?: FileSchema;
  readonly additionalProperties?: FileSchema | boolean;
  readonly anyOf?: readonly FileSchema[];
  readonly oneOf?: readonly FileSchema[];
}

interface Wishes {
  readonly next: (place: string) => string;
  readonly choice: number;
  readonly given?: Readonly<Record<string, unknown>>;
}

export function hostileFile(schema: FileSchema, wishes: Wishes): unknown {
  return valueAt(schema, '', wishes);
}

function valueAt(schema: FileSchema, place: string, wishes: Wishes): unknown {
  const { next, choice, given = {} } = wishes;
  if (place in given) return given[place];
  const kinds = kindsOf(schema);
  const kind = kinds[choice % kinds.length] ?? {};
  if (kind.const !== undefined) return kind.const;
  if (kind.enum !== undefined) return kind.enum[choice % kind.enum.length];
  if (kind.type === 'string') return next(place);
  if (kind.type === 'boolean') return true;
  if (kind.type === 'number' || kind.type === 'integer') return 100;
  if (kind.items !== undefined) {
    return kindsOf(kind.items).map((one) => valueAt(one, `${place}[]`, wishes));
  }
  if (kind.type === undefined && kind.properties === undefined)
    return { [next(`${place}.*`)]: next(`${place}.*`) };
  return objectAt(kind, place, wishes);
}

function objectAt(
  { properties = {}, additionalProperties }: FileSchema,
  place: string,
  wishes: Wishes,
): object {
  const { next, given = {} } = wishes;
  const members = Object.entries(properties).flatMap(([name, member]) => {
    if (name === '$comment') return [];
    const value = valueAt(member, place === '' ? name : `${place}.${name}`, wishes);
    return value === undefined ? [] : [[name, value]];
  });
  if (typeof additionalProperties !== 'object') return Object.fromEntries(members);
  const inner = `${place}.*`;
  const names = given[`${inner}key`];
  const more = kindsOf(additionalProperties).map((kind, index) => [
    Array.isArray(names) ? names[index % names.length] : next(`${inner}key`),
    valueAt(kind, inner, wishes),
  ]);
  return Object.fromEntries([...members, ...more]);
}

function kindsOf(schema: FileSchema): readonly FileSchema[] {
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const texts = kinds
    .flatMap(kindsOf)
    .filter(
      ({ type, items, properties, additionalProperties }) =>
        type !== 'null' || items || properties || additionalProperties,
    );
  return texts.length === 0 ? [schema] : texts;
}
