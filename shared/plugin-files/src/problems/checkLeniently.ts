import type * as v from 'valibot';
import { checkShape, type ShapeProblem } from './checkShape';

/**
 * Checks an object all of whose members may be absent: a wrong member reads as absent, and is told.
 *
 * @param note gets what is wrong
 * @param place path to the value within its file
 *
 * @example checkLeniently(policySchema, { integrity: 'maybe', origins: [] }, (problem) => problems.push(problem))
 */
export function checkLeniently<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  note: (problem: ShapeProblem) => void,
  place: readonly unknown[] = [],
): v.InferOutput<S> {
  const first = checkShape(schema, value, place);
  if (first.ok) return first.value;
  for (const problem of first.problems) note(problem);
  // From the last to the first, so that places in lists stay what they were.
  const mended = first.problems.reduceRight<unknown>((rest, { path }) => without(rest, path), value);
  const second = checkShape(schema, mended, place);
  if (!second.ok) throw new Error(`${second.problems[0]?.pointer} cannot be absent.`);
  return second.value;
}

function without(value: unknown, [name, ...rest]: readonly unknown[]): unknown {
  if (name === undefined) return {};
  if (Array.isArray(value)) {
    return value.flatMap((one, index) =>
      index !== name ? [one] : rest.length === 0 ? [] : [without(one, rest)],
    );
  }
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([key, member]) =>
      key !== name ? [[key, member]] : rest.length === 0 ? [] : [[key, without(member, rest)]],
    ),
  );
}
