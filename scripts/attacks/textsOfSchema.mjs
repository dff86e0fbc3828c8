/**
 * @typedef {object} Schema of JSON Schema
 * @property {string} [type]
 * @property {readonly unknown[]} [enum]
 * @property {Readonly<Record<string, Schema>>} [properties]
 * @property {Schema} [items]
 * @property {Schema | boolean} [additionalProperties]
 * @property {readonly Schema[]} [anyOf]
 * @property {readonly Schema[]} [oneOf]
 */

/**
 * Places in a file that take free text; enums do not count.
 * @param {Schema} schema
 * @returns {readonly string[]} sorted: `settings.app.name`, `plugins[].groups[]`, `flags.*`
 */
export function textsOfSchema(schema) {
  return [...new Set(textsAt(schema, ''))].sort();
}

/** @param {Schema} schema @param {string} place @returns {readonly string[]} */
function textsAt(schema, place) {
  const { type, properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  return [
    ...(type === 'string' && schema.enum === undefined ? [place] : []),
    ...[...anyOf, ...oneOf].flatMap((one) => textsAt(one, place)),
    ...(items === undefined ? [] : textsAt(items, `${place}[]`)),
    ...Object.entries(properties).flatMap(([name, one]) =>
      name === '$comment' ? [] : textsAt(one, place === '' ? name : `${place}.${name}`),
    ),
    ...(typeof additionalProperties === 'object' ? textsAt(additionalProperties, `${place}.*`) : []),
  ];
}
