/** A call of the engine: verb, path below its resource, and its kind. The compiler knows beside it what it takes and is answered with. */
export type Call<Answer, Args = unknown> = string & { readonly types?: (args: Args) => Answer };

/** The answer to a report: a text where it is asked for as CSV. */
export interface OrCsv<Json> {
  readonly json: Json;
  readonly csv: string;
}

/** A definition is named by its id, or by its key, of which the newest version is meant. */
export type Definition = { readonly id: string } | { readonly key: string; readonly tenantId?: string };
