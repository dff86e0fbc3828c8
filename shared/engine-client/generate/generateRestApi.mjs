import { withCases } from './caseDescription.mjs';
import { criteriaTypes } from './criteria.mjs';
import { restTable } from './restTable.mjs';
import { usedSchemas } from './schemaTypes.mjs';

const IMPORTS = `import type { Call, Definition, OrCsv } from '../rest-api/Call';
import type { InBody, OrQueries, Sorted } from '../rest-api/Criteria';
`;
const OF_REFUSALS = ['ExceptionDto', 'MissingAuthorizationDto'];

/**
 * Our own generator: openapi-typescript needs the compiler API of TypeScript 5, and types without descriptions are a fifth
 * of its output.
 * @returns {string} the text of `src/generated/RestApi.ts` ⏎
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
