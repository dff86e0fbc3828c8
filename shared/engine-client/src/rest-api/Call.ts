/** Verb and path below the resource. The types exist only for the compiler. */
export type Call<Answer, Args = unknown> = string & { readonly types?: (args: Args) => Answer };

export interface OrCsv<Json> {
  readonly json: Json;
  readonly csv: string;
}

/** A key means the newest version. */
export type Definition = { readonly id: string } | { readonly key: string; readonly tenantId?: string };
