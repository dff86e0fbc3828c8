import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';

const MOST = 2;

export type KeptFact = Fact & { readonly isKept: boolean };

/** A row is cut at its end, so what must stay whole comes first. */
export function keptFirst(facts: readonly Fact[], wanted: readonly WantedFact[] | null): readonly KeptFact[] {
  const kept = keptNames(facts, wanted);
  const known = facts.map((fact) => ({ ...fact, isKept: kept.includes(fact.name) }));
  return [...known.filter(({ isKept }) => isKept), ...known.filter(({ isKept }) => !isKept)];
}

function keptNames(facts: readonly Fact[], wanted: readonly WantedFact[] | null): readonly string[] {
  const named = wanted?.filter(({ isKept }) => isKept).map(({ name }) => name) ?? [];
  if (named.length > 0) return named.slice(0, MOST);
  const usual = firstOf('money') ?? firstOf('number');
  return usual === undefined ? [] : [usual.name];

  function firstOf(kind: Fact['value']['kind']): Fact | undefined {
    return facts.find(({ value }) => value.kind === kind);
  }
}
