import { withCases } from './caseDescription.mjs';
import { criteriaTypes } from './criteria.mjs';
import { restTable } from './restTable.mjs';
import { usedSchemas } from './schemaTypes.mjs';

const IMPORTS = `import type { Call, Definition, OrCsv } from '../rest-api/Call';
import type { InBody, OrQueries, Sorted } from '../rest-api/Criteria';
`;
/** What the client reads of refusals, which the description does not name at its calls. */
const OF_REFUSALS = ['ExceptionDto', 'MissingAuthorizationDto'];

/**
 * The types and the table of the engine's REST API, from the OpenAPI description that the engine publishes.
 *
 * A generator of our own, since openapi-typescript needs the compiler API of TypeScript 5, and since the
 * types alone, without the descriptions, are a fifth of what it writes.
 *
 * @returns {string} the text of `src/generated/RestApi.ts`
 */
export function generateRestApi(published) {
  const description = withCases(published);
  const table = restTable(description);
  const named = [...table, ...OF_REFUSALS];
  return [
    IMPORTS,
    ...usedSchemas(description.components.schemas, named, criteriaTypes(description)),
    ...table,
  ].join('\n');
}
