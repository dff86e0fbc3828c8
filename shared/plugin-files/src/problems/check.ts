import * as v from 'valibot';
import type { FileProblem, FileProblemCode } from './FileProblem';
import { FORMATS } from './formats';

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FileProblem };

/** Stops at the first fault. */
export function check<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: readonly unknown[] = [],
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value, { message: describeIssue, abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const pointer = jsonPointer([...place, ...pathOf(issue)]) || '/';
  return { ok: false, problem: { code: codeOf(issue), pointer, message: issue.message } };
}

/** An object without unknown members, except remarks. */
export function strict<E extends v.ObjectEntries>(entries: E) {
  const known = Object.keys(entries).join(', ') || 'none';
  return v.strictObject({ $comment: v.optional(v.string()), ...entries }, (issue) =>
    issue.expected === 'never' ? `is not a known member; known are ${known}` : describeIssue(issue),
  );
}

/** Predicate of a sentence that begins with the place, as in `must be a number`. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, expected, input, requirement } = issue;
  if (type.endsWith('object') && issue.received === 'undefined' && expected !== 'Object')
    return 'is required';
  switch (type) {
    case 'integer':
      return 'must be a whole number';
    case 'min_value':
      return `must be ${requirement} or more`;
    case 'max_value':
      return `must be ${requirement} or less`;
    case 'min_length':
    case 'min_entries':
      return requirement === 1 ? 'must not be empty' : `must have at least ${requirement} ${unitOf(input)}`;
    case 'max_length':
      return `must have at most ${requirement} ${unitOf(input)}`;
    case 'regex':
      return `must match ${requirement instanceof RegExp ? requirement.source : ''}`;
  }
  return `must be ${WORDS[expected ?? ''] ?? choicesOf(expected ?? '')}`;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

function choicesOf(expected: string): string {
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  return choices.length === 1 ? expected : `one of ${choices.join(', ')}`;
}

function unitOf(input: unknown): string {
  return typeof input === 'string' ? 'characters' : 'entries';
}

function codeOf({ expected, message }: v.BaseIssue<unknown>): FileProblemCode {
  return expected === 'never' ? 'PLG-103' : (FORMATS.get(message) ?? 'PLG-102');
}

export function pathOf(issue: v.BaseIssue<unknown>): readonly unknown[] {
  return issue.path?.map(({ key }) => key) ?? [];
}

export function jsonPointer(path: readonly unknown[]): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
