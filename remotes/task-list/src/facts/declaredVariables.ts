import type { VariableValue } from '@taskweave/engine-client/Task';

export type Variables = Readonly<Record<string, VariableValue>>;

const NONE: Variables = {};

/** The names of variables that a part declares. */
export function declaredVariables({ variables }: { readonly variables?: unknown }): readonly string[] {
  return [variables].flat().filter((name): name is string => typeof name === 'string' && name !== '');
}

export function valuesOf(names: readonly string[], variables: Variables = NONE): Variables {
  if (names.length === 0) return NONE;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
