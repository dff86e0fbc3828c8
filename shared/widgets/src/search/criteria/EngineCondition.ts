interface Variable {
  readonly name: string;
  readonly operator: string;
  readonly value: unknown;
}

export type EngineCondition =
  | { readonly kind: 'property'; readonly key: string; readonly value: unknown }
  | { readonly kind: 'either'; readonly properties: Readonly<Record<string, unknown>> }
  | { readonly kind: 'both'; readonly properties: Readonly<Record<string, unknown>> }
  /** Each of them, one of whose properties must hold. */
  | { readonly kind: 'eitherOfEach'; readonly each: readonly Readonly<Record<string, unknown>>[] }
  | {
      readonly kind: 'variables';
      readonly key: string;
      readonly variables: readonly Variable[];
    }
  | {
      readonly kind: 'variable';
      readonly key: string;
      readonly variable: Variable;
    };
