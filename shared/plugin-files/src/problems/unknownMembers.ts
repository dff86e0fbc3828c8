import type * as v from 'valibot';
import { objectPlaces } from './objectPlaces';

/** Members that may stand in any object of a file and say nothing to us. */
const REMARKS = ['$schema', '$comment'];

export interface UnknownMember {
  readonly path: readonly unknown[];
  readonly known: readonly string[];
}

/** Members that a schema does not name, wherever they stand: probably typos. */
export function unknownMembers(
  schema: v.GenericSchema,
  value: unknown,
  place: readonly unknown[] = [],
): readonly UnknownMember[] {
  return objectPlaces(schema, value, place).flatMap(({ path, value: object, known }) =>
    known === null || Array.isArray(object)
      ? []
      : Object.keys(object)
          .filter((name) => !known.includes(name) && !REMARKS.includes(name))
          .map((name) => ({ path: [...path, name], known })),
  );
}
