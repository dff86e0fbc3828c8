import { keysOf } from '@taskweave/base/keysOf';

export type Comparison = keyof typeof COMPARISONS;

/** The first sign is shown. Of the operators, each attribute has at most one. */
const COMPARISONS = {
  eq: { signs: ['='], operators: ['eq', 'On', 'In'] },
  neq: { signs: ['≠', '!='], operators: ['neq'] },
  gt: { signs: ['>'], operators: ['gt', 'After'] },
  gteq: { signs: ['≥', '>='], operators: ['gteq', 'min', 'After'] },
  lt: { signs: ['<'], operators: ['lt', 'Before'] },
  lteq: { signs: ['≤', '<='], operators: ['lteq', 'max', 'Before'] },
  like: { signs: ['~'], operators: ['like', 'Like'] },
  notLike: { signs: ['!~'], operators: ['notLike', 'NotLike'] },
  in: { signs: [], operators: ['In'] },
} as const satisfies Readonly<
  Record<string, { readonly signs: readonly string[]; readonly operators: readonly string[] }>
>;

export function comparisonOf(sign: string): Comparison | null {
  return keysOf(COMPARISONS).find((key) => COMPARISONS[key].signs.some((one) => one === sign)) ?? null;
}

export function operatorIn(operators: readonly string[], comparison: Comparison): string | undefined {
  return COMPARISONS[comparison].operators.find((one) => operators.includes(one));
}

export function signsOf(operator: string): readonly string[] {
  return keysOf(COMPARISONS)
    .filter((key) => COMPARISONS[key].operators.some((one) => one === operator))
    .flatMap((key) => COMPARISONS[key].signs.slice(0, 1));
}

export function comparisonsIn(operators: readonly string[]): readonly Comparison[] {
  return operators.flatMap((operator) =>
    keysOf(COMPARISONS)
      .filter((key) => COMPARISONS[key].operators.some((one) => one === operator))
      .slice(operator === 'In' ? -1 : 0),
  );
}

export function signOf(operator: string): string | null {
  return signsOf(operator)[0] ?? null;
}

/** Of facts that are dates. */
export function isOfDate(operator: string): operator is 'On' | 'Before' | 'After' {
  return operator === 'On' || operator === 'Before' || operator === 'After';
}
