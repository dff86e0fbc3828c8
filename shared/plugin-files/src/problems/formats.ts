import * as v from 'valibot';
import type { FileProblemCode } from './FileProblem';

interface Format {
  readonly code: FileProblemCode;
  readonly message: string;
}

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const ADDRESS = /^(https?:\/\/|\.\.?\/|\/(?!\/))/;
const ORIGIN = /^(self|https?:\/\/[^/]+\/?)$/;
const CONTRIBUTION = /^[\w.-]+(\/v\d+)?:[\w.-]+\/[\w.#-]+$/;

const HASH_FORMAT: Format = { code: 'PLG-106', message: 'must be a hash such as "sha384-…"' };
const ADDRESS_FORMAT: Format = {
  code: 'PLG-105',
  message: 'must be an address: absolute (https://…), or starting with a slash',
};
const ORIGIN_FORMAT: Format = {
  code: 'PLG-105',
  message: 'must be an origin such as "https://plugins.example"',
};
const CONTRIBUTION_FORMAT: Format = {
  code: 'PLG-105',
  message: 'must be the address of a contribution: <point>:<plugin id>/<contribution id>',
};

const FORMATS = new Map<unknown, Format>([
  [HASH, HASH_FORMAT],
  [ADDRESS, ADDRESS_FORMAT],
  [canBeParsed, ADDRESS_FORMAT],
  [ORIGIN, ORIGIN_FORMAT],
  [isOrigin, ORIGIN_FORMAT],
  [CONTRIBUTION, CONTRIBUTION_FORMAT],
]);

export function formatOf(requirement: unknown): Format | null {
  return FORMATS.get(requirement) ?? null;
}

export const text = v.pipe(v.string(), v.minLength(1));

export const hash = v.pipe(v.string(), v.regex(HASH));

export const address = v.pipe(v.string(), v.regex(ADDRESS), v.check(canBeParsed));

export const origin = v.pipe(v.string(), v.regex(ORIGIN), v.check(isOrigin));

export const contributionAddress = v.pipe(v.string(), v.regex(CONTRIBUTION));

function canBeParsed(value: string): boolean {
  return URL.canParse(value, 'http://localhost');
}

function isOrigin(value: string): boolean {
  return value === 'self' || (URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''));
}
