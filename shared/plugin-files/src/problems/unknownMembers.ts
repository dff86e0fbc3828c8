import type * as v from 'valibot';
import { objectPlaces } from './objectPlaces';

const REMARKS = ['$schema', '$comment'];

export interface UnknownMember {
  readonly path: readonly unknown[];
  readonly known: readonly string[];
}

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
