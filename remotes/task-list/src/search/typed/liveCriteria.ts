import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { wordIn } from '@taskweave/widgets/search/criteria/acceptedCriteria';
import type { Search, SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';

export function settledCriteria({ criteria }: Search): readonly SearchCriterion[] {
  return criteria.filter(({ typed }) => typed === undefined);
}

export function typedText({ criteria }: Search): string {
  return criteria
    .flatMap(({ typed }) => (typed === undefined ? [] : [typed]))
    .join(' ')
    .slice(0, LONGEST_QUERY);
}

export function liveCriteria(readings: readonly Interpretation[]): readonly SearchCriterion[] {
  return readings.map((reading) => ({
    ...(reading.criterion ?? { type: OPEN, name: '', operator: '', value: '' }),
    typed: reading.text,
    ...wordIn(reading),
  }));
}

export const OPEN = 'open';

export function looksInside({ operator }: SearchCriterion): boolean {
  return /like$/i.test(operator);
}
