import type { REST_TABLE } from '../generated/RestApi';
import type { CallOptions } from '../transport/RequestOptions';
import type { Call, OrCsv } from './Call';

type Table = typeof REST_TABLE;

/** What the engine's API has: `task`, `process-definition`, `history/process-instance` … */
export type ResourceName = keyof Table;

/**
 * The calls of a resource. Each takes path parameters, `query` and `body` by name, and resolves with the engine's answer:
 * `Blob` for files, text for forms and traces, null if there is none.
 */
export type Resource<Name extends ResourceName> = {
  readonly [CallName in keyof Table[Name] & string]: Method<Table[Name][CallName]>;
};

/** Options of one call: time limit, abort signal, upload progress. */
export interface ResourceOptions extends Omit<CallOptions, 'query' | 'accept'> {
  /** Gets the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

interface CsvOptions extends ResourceOptions {
  readonly accept: 'csv';
}

type Method<Line> =
  Line extends Call<infer Answer, infer Args>
    ? [Answer] extends [OrCsv<infer Json>]
      ? CsvMethod<Args> & JsonMethod<Args, Json>
      : JsonMethod<Args, Answer>
    : never;

type CsvMethod<Args> = (args: Args, options: CsvOptions) => Promise<string>;

type JsonMethod<Args, Answer> =
  Record<never, never> extends Args
    ? (args?: Args, options?: ResourceOptions) => Promise<Answer>
    : (args: Args, options?: ResourceOptions) => Promise<Answer>;
