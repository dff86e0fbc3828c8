import { nameOf, typeOf } from './schemaTypes.mjs';

const OF_BODIES = ['sorting', 'orQueries'];

export function criteriaNameOf({ get, post }) {
  const schema = post?.requestBody?.content?.['application/json']?.schema;
  const name = schema?.$ref === undefined ? '' : nameOf(schema.$ref);
  return get !== undefined && name.endsWith('QueryDto') ? name.slice(0, -'Dto'.length) : null;
}

/**
 * Declared once, as in a URL; `InBody` derives the form in a body.
 * @returns {Map<string, string>} by name ⏎
 */
export function criteriaTypes({ components: { schemas }, paths }) {
  const names = new Set(Object.values(paths).map(criteriaNameOf));
  return new Map(
    [...names]
      .filter((name) => name !== null)
      .flatMap((name) => {
        const { properties } = schemas[`${name}Dto`];
        const fields = Object.entries(properties).filter(([field]) => !OF_BODIES.includes(field));
        const own = fields.map(([field, schema]) => `readonly ${field}?: ${inAddress(schema)};`);
        const inBody = `InBody<${[name, ...conditions(fields)].join(', ')}>`;
        const more = properties.orQueries === undefined ? [] : [`OrQueries<${name}Dto>`];
        return [
          [name, `export type ${name} = { ${own.join(' ')} };\n`],
          [`${name}Dto`, `export type ${name}Dto = ${[inBody, sorted(properties), ...more].join(' & ')};\n`],
        ];
      }),
  );
}

function inAddress(schema) {
  if (schema.format === 'date-time') return 'string | Date';
  if (schema.type !== 'array') return typeOf({ ...schema, nullable: false });
  return schema.items.$ref === undefined ? 'string | readonly string[]' : 'string';
}

function conditions(fields) {
  const own = fields.filter(([, { items }]) => items?.$ref !== undefined);
  return own.length === 0
    ? []
    : [`{ ${own.map(([name, { items }]) => `readonly ${name}: ${nameOf(items.$ref)};`).join(' ')} }`];
}

function sorted({ sorting }) {
  const { sortBy, parameters } = sorting.items.properties;
  const types = [sortBy, ...(parameters === undefined ? [] : [parameters])];
  return `Sorted<${types.map((type) => typeOf({ ...type, nullable: false })).join(', ')}>`;
}
