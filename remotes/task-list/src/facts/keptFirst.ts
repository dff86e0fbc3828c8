import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';

const MOST = 2;

/** A row is cut at its end, so what must stay whole comes first. */
export function keptFirst(facts: readonly Fact[], wanted: readonly WantedFact[] | null): readonly Fact[] {
  const kept = keptNames(facts, wanted);
  const isKept = ({ name }: Fact) => kept.includes(name);
  return [...facts.filter(isKept), ...facts.filter((fact) => !isKept(fact))];
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
