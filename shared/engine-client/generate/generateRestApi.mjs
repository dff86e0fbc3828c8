import openapiTypescript, { astToString } from 'openapi-typescript';

/**
 * The types of the engine's REST API. Prose and refusals are left out: they are nine tenths of what the description holds.
 *
 * @param {object} description the OpenAPI description that the engine publishes
 * @returns {Promise<string>} the text of `src/generated/RestApi.ts`
 */
export async function generateRestApi(description) {
  const ast = await openapiTypescript(lean(description), {
    immutable: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return astToString(ast);
}

function lean(value) {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !isProse(name, part) && !/^[45]\d\d$/.test(name))
      .map(([name, part]) => [name, lean(part)]),
  );
}

/** A field of a schema may be called `description` as well: it is no text. */
function isProse(name, part) {
  return (
    ['example', 'examples'].includes(name) ||
    (['description', 'summary'].includes(name) && typeof part === 'string')
  );
}
