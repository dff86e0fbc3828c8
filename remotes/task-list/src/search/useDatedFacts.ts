import { useQueries } from '@tanstack/react-query';
import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { datedFactQueries } from '@taskweave/engine-client/queries/task/datedFactQueries';
import { printedDays, textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { periodOf } from '@taskweave/widgets/search/criteria/place/relativeDate';
import {
  NOWHERE,
  type SearchPlace,
  type WordPlace,
} from '@taskweave/widgets/search/criteria/place/SearchPlace';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';

/** Texts with several days in them are rare, and each costs a request for each such fact. */
const MOST_DAYS = 2;

export interface DatedFactsOptions {
  readonly engine: EngineClient;
  readonly criteria: readonly Pick<SearchCriterion, 'type' | 'value'>[];
  readonly facts: WordPlace['facts'];
  readonly place: Pick<SearchPlace, 'now' | 'locale'>;
  readonly isNeeded: boolean;
}

/** The process instances of which a fact is printed as a date that is searched for. */
export function useDatedFacts({
  engine,
  criteria,
  facts,
  place,
  isNeeded,
}: DatedFactsOptions): NonNullable<WordPlace['dated']> {
  const names = facts.flatMap(({ name, kind }) => (kind === 'date' ? [name] : []));
  const days = criteria
    .flatMap(({ type, value }) => {
      const text = textOf(value);
      const here = { ...NOWHERE, ...place };
      const period =
        type === DEFAULT_ATTRIBUTE
          ? printedDays(text, here)
          : type === 'anyDate'
            ? periodOf(text, here)
            : null;
      return period === null || typeof period.after === 'string' || typeof period.before === 'string'
        ? []
        : [{ text, after: toEngineDate(period.after), before: toEngineDate(period.before) }];
    })
    .slice(0, MOST_DAYS);
  const asked = isNeeded ? days.flatMap((day) => names.map((name) => ({ ...day, name }))) : [];
  const { instances } = datedFactQueries(engine);
  const found = useQueries({ queries: asked.map((one) => ({ ...instances(one), retry: false })) });
  const dated = new Map<string, string[]>();
  for (const [index, { text }] of asked.entries()) {
    const ids = found[index]?.data ?? [];
    if (ids.length > 0) dated.set(text, [...(dated.get(text) ?? []), ...ids]);
  }
  return Object.fromEntries(dated);
}
