import { keysOf } from '@taskweave/base/keysOf';

export type Comparison = keyof typeof COMPARISONS;

/** The first sign is shown. Of the operators, each attribute has at most one. */
const COMPARISONS = {
  eq: { signs: ['='], operators: ['eq', 'In', 'On'] },
  neq: { signs: ['≠', '!='], operators: ['neq'] },
  gt: { signs: ['>'], operators: ['gt', 'After'] },
  gteq: { signs: ['≥', '>='], operators: ['gteq', 'min', 'After'] },
  lt: { signs: ['<'], operators: ['lt', 'Before'] },
  lteq: { signs: ['≤', '<='], operators: ['lteq', 'max', 'Before'] },
  like: { signs: ['~'], operators: ['like', 'Like'] },
} as const satisfies Readonly<
  Record<string, { readonly signs: readonly string[]; readonly operators: readonly string[] }>
>;

export function comparisonOf(sign: string): Comparison | null {
  return keysOf(COMPARISONS).find((key) => COMPARISONS[key].signs.some((one) => one === sign)) ?? null;
}

export function operatorsOf(comparison: Comparison): readonly string[] {
  return COMPARISONS[comparison].operators;
}

export function signOf(operator: string): string | null {
  const comparison = keysOf(COMPARISONS).find((key) =>
    COMPARISONS[key].operators.some((one) => one === operator),
  );
  return comparison === undefined ? null : COMPARISONS[comparison].signs[0];
}
