import * as v from 'valibot';
import type { FileProblemCode } from './FileProblem';

const HASH = 'must be a hash such as "sha384-…"';
const ADDRESS = 'must be an address: absolute (https://…), or starting with a slash';
const ORIGIN = 'must be an origin such as "https://plugins.example"';
const CONTRIBUTION = 'must be the address of a contribution: <point>:<plugin id>/<contribution id>';

/** Codes by message. */
export const FORMATS: ReadonlyMap<string, FileProblemCode> = new Map([
  [HASH, 'PLG-106'],
  [ADDRESS, 'PLG-105'],
  [ORIGIN, 'PLG-105'],
  [CONTRIBUTION, 'PLG-105'],
]);

export const text = v.pipe(v.string(), v.minLength(1));

export const hash = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, HASH));

export const address = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\.\.?\/|\/(?!\/))/, ADDRESS),
  v.check((value) => URL.canParse(value, 'http://localhost'), ADDRESS),
);

export const origin = v.pipe(
  v.string(),
  v.regex(/^(self|https?:\/\/[^/]+\/?)$/, ORIGIN),
  v.check(
    (value) =>
      value === 'self' || (URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '')),
    ORIGIN,
  ),
);

export const contributionAddress = v.pipe(v.string(), v.regex(/^[\w.-]+:[\w.-]+\/[\w.#-]+$/, CONTRIBUTION));
