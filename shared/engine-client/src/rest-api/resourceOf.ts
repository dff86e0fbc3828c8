import type { EngineClient } from '../EngineClient';
import { REST_TABLE } from '../generated/RestApi';
import { type CallArgs, callByName } from './callByName';
import type { Resource, ResourceName, ResourceOptions } from './Resource';

/**
 * Every call of a resource of the engine, typed by the engine's own description. Ids may have slashes; a `Date` is sent as
 * the engine reads it; whole numbers beyond 2^53 arrive as texts of their digits.
 *
 * @throws (each call, as a rejection) MissingOptionError before anything is sent; EngineError; `AbortError` of the signal
 * @example
 * const jobs = resourceOf(engine, 'job');
 * const failed = await jobs.list({ query: { noRetriesLeft: true, maxResults: 50 } }, { signal });
 * await jobs.setRetries({ id: '4711', body: { retries: 1 } });
 * await resourceOf(engine, 'process-definition').start({ key: 'invoice', body: { businessKey: 'R-1' } });
 */
export function resourceOf<Name extends ResourceName>(engine: EngineClient, name: Name): Resource<Name> {
  const calls = Object.keys(REST_TABLE[name]).map((call) => [
    call,
    (args?: CallArgs, options?: ResourceOptions) => callByName(engine, `${name}.${call}`, args, options),
  ]);
  return Object.fromEntries(calls) as Resource<Name>;
}
