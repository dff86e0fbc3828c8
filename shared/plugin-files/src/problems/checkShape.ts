import * as v from 'valibot';
import { describeIssue } from './describeIssue';
import type { FileProblem } from './FileProblem';
import { formatOf } from './formats';
import { jsonPointer } from './jsonPointer';
import { objectPlaces } from './objectPlaces';

export interface ShapeProblem extends FileProblem {
  readonly path: readonly unknown[];
}

export type ShapeResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

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

/** Valibot accepts a list as an object. */
function listProblem(path: readonly unknown[], place: readonly unknown[]): ShapeProblem {
  const pointer = jsonPointer([...place, ...path]) || '/';
  return { path, code: 'PLG-102', pointer, message: 'must be an object' };
}
