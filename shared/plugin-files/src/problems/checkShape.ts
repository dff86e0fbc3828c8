import * as v from 'valibot';
import { describeIssue } from './describeIssue';
import type { FileProblem } from './FileProblem';
import { formatOf } from './formats';
import { jsonPointer } from './jsonPointer';
import { objectPlaces } from './objectPlaces';

/** A problem with its path, for who wants to mend the value. */
export interface ShapeProblem extends FileProblem {
  readonly path: readonly unknown[];
}

export type ShapeResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

/**
 * Checks a value, and says of each fault where it stands and what must stand there.
 *
 * @param place path to the value within its file
 *
 * @example
 * checkShape(v.object({ id: v.string() }), { id: 7 }, ['plugins', 0]);
 * // { ok: false, problems: [{ code: 'PLG-102', pointer: '/plugins/0/id', message: 'must be a string', … }] }
 */
export function checkShape<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: readonly unknown[] = [],
): ShapeResult<v.InferOutput<S>> {
  const lists = objectPlaces(schema, value).filter((found) => Array.isArray(found.value));
  if (lists.length > 0) {
    return { ok: false, problems: lists.map(({ path }) => listProblem(path, place)) };
  }
  const result = v.safeParse(schema, value, { message: describeIssue, abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return {
    ok: false,
    problems: result.issues.map((issue) => {
      const path = issue.path?.map(({ key }) => key) ?? [];
      return {
        path,
        code: formatOf(issue.requirement)?.code ?? 'PLG-102',
        pointer: jsonPointer([...place, ...path]) || '/',
        message: issue.message,
      };
    }),
  };
}

/** A list has no members, but Valibot takes it for an object. */
function listProblem(path: readonly unknown[], place: readonly unknown[]): ShapeProblem {
  const pointer = jsonPointer([...place, ...path]) || '/';
  return { path, code: 'PLG-102', pointer, message: 'must be an object' };
}
