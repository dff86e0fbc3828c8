import { checkShape } from '../problems/checkShape';
import { configSchemaShape } from './configSchemaShape';
import type { ConfigProblem } from './readConfig';

/**
 * Finds what is wrong with a schema itself: words that nobody would check, and defaults that the schema refuses.
 *
 * @returns nothing where it can be used as a `ConfigSchema`
 */
export function checkSchema(schema: unknown): readonly ConfigProblem[] {
  const result = checkShape(configSchemaShape, schema);
  return result.ok
    ? []
    : result.problems.map(({ path, pointer, message }) => ({
        pointer: path.length === 0 ? '' : pointer,
        message,
      }));
}
