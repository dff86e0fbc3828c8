export type InBody<Query, Conditions = unknown> = {
  readonly [Name in keyof Query]: Value<Name, Query[Name], Conditions> | null;
};

type Value<Name, Asked, Conditions> = Name extends keyof Conditions
  ? readonly Conditions[Name][]
  : [Extract<Asked, readonly string[]>] extends [never]
    ? Exclude<Asked, Date>
    : readonly string[];

export interface Sorted<SortBy, Parameters = never> {
  readonly sorting?:
    | readonly {
        readonly sortBy?: SortBy | null;
        readonly sortOrder?: 'asc' | 'desc' | null;
        readonly parameters?: Parameters;
      }[]
    | null;
}

export interface OrQueries<Query> {
  readonly orQueries?: readonly Query[] | null;
}
