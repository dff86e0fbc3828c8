import type * as v from 'valibot';
import { formatOf } from './formats';

export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, requirement } = issue;
  if (isMissing(issue)) return 'is required';
  return formatOf(requirement)?.message ?? EXPECTED[type]?.(issue) ?? `must be ${issue.expected}`;
}

function isMissing({ type, expected, received }: v.BaseIssue<unknown>): boolean {
  return type.endsWith('object') && received === 'undefined' && expected !== 'Object';
}

const EXPECTED: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  string: () => 'must be a string',
  number: () => 'must be a number',
  boolean: () => 'must be true or false',
  array: () => 'must be a list',
  object: () => 'must be an object',
  loose_object: () => 'must be an object',
  object_with_rest: () => 'must be an object',
  strict_object: ({ expected }) => (expected === 'never' ? 'is not a known member' : 'must be an object'),
  record: () => 'must be an object',
  picklist: oneOf,
  literal: oneOf,
  variant: oneOf,
  integer: () => 'must be a whole number',
  min_value: ({ requirement }) => `must be ${requirement} or more`,
  max_value: ({ requirement }) => `must be ${requirement} or less`,
  min_length: ({ input, requirement }) =>
    requirement === 1 && typeof input === 'string'
      ? 'must not be empty'
      : `must have at least ${requirement} ${unitOf(input)}`,
  max_length: ({ input, requirement }) => `must have at most ${requirement} ${unitOf(input)}`,
  min_entries: () => 'must not be empty',
  regex: ({ requirement }) => `must match ${requirement instanceof RegExp ? requirement.source : ''}`,
};

function oneOf({ expected }: v.BaseIssue<unknown>): string {
  const choices = (expected ?? '').replace(/^\((.*)\)$/, '$1').split(' | ');
  return choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(', ')}`;
}

function unitOf(input: unknown): string {
  return typeof input === 'string' ? 'characters' : 'entries';
}
