import type * as v from 'valibot';
import { checkShape, type ShapeProblem } from './checkShape';

export function checkLeniently<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  note: (problem: ShapeProblem) => void,
  place: readonly unknown[] = [],
): v.InferOutput<S> {
  let rest = value;
  // One fault may hide another, so each round removes what is wrong and checks again.
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = checkShape(schema, rest, place);
    if (result.ok) return result.value;
    for (const problem of result.problems) note(problem);
    // Removing from last to first keeps list indexes valid.
    rest = result.problems.reduceRight<unknown>((left, { path }) => without(left, thereOf(left, path)), rest);
  }
  const nothing = checkShape(schema, {}, place);
  if (!nothing.ok) throw new Error(`${nothing.problems[0]?.pointer} cannot be absent.`);
  return nothing.value;
}

const ROUNDS = 10;

function thereOf(value: unknown, path: readonly unknown[]): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return [];
  const member: unknown = Reflect.get(value, String(name));
  return member === undefined ? [] : [name, ...thereOf(member, rest)];
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
