import * as v from 'valibot';
import { check, jsonPointer } from './check';
import type { FileProblem } from './FileProblem';
import { isJsonObject, type JsonObject } from './isJsonObject';

export type Note = (problem: FileProblem) => void;

/** The object of a name in the file; an empty one where it is missing, or is none. */
export function objectAt(file: JsonObject, name: string, note: Note): JsonObject {
  const value = file[name] ?? {};
  if (isJsonObject(value)) return value;
  note({ code: 'PLG-102', pointer: `/${name}`, message: 'must be an object' });
  return {};
}

/** Members that are all optional: a wrong one counts as absent. */
export function readMembers<E extends v.ObjectEntries>(
  entries: E,
  value: JsonObject,
  note: Note,
  placeOf: (name: string) => readonly unknown[],
): v.InferOutput<v.ObjectSchema<E, undefined>> {
  noteUnknown(Object.keys(entries), value, note, placeOf);
  const right = Object.entries(entries).flatMap(([name, schema]) => {
    const result = check<v.GenericSchema>(schema, value[name], placeOf(name));
    if (result.ok) return value[name] === undefined ? [] : [[name, value[name]]];
    note(result.problem);
    return [];
  });
  return v.parse(v.object(entries), Object.fromEntries(right));
}

export function noteUnknown(
  known: readonly string[],
  value: JsonObject,
  note: Note,
  placeOf: (name: string) => readonly unknown[],
): void {
  for (const name of Object.keys(value)) {
    if (known.includes(name) || name === '$comment') continue;
    const message = `is not a known member; known are ${known.join(', ')}`;
    note({ code: 'PLG-103', pointer: jsonPointer(placeOf(name)), message });
  }
}

/** A wrong entry is left out. */
export function readEntries<T>(
  schema: v.GenericSchema<Record<string, unknown>, Record<string, T>>,
  file: JsonObject,
  name: string,
  note: Note,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(objectAt(file, name, note)).flatMap(([key, entry]) => {
      const result = check(schema, { [key]: entry }, [name]);
      if (result.ok) return Object.entries(result.value);
      note(result.problem);
      return [];
    }),
  );
}
