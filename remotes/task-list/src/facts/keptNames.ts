import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';

const MOST = 2;

export function keptNames(facts: readonly Fact[], wanted: readonly WantedFact[] | null): readonly string[] {
  const named = wanted?.filter(({ isKept }) => isKept).map(({ name }) => name) ?? [];
  if (named.length > 0) return named.slice(0, MOST);
  const usual = firstOf('money') ?? firstOf('number');
  return usual === undefined ? [] : [usual.name];

  function firstOf(kind: Fact['value']['kind']): Fact | undefined {
    return facts.find(({ value }) => value.kind === kind);
  }
}
