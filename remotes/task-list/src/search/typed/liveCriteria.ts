import type { Interpretation } from '@taskweave/plugin-sdk/search';
import type { Search, SearchCriterion } from '../../address/Search';

/** The criteria that stand as chips, in front of those that stand as text in the field. */
export function settledCriteria({ criteria }: Search): readonly SearchCriterion[] {
  return criteria.filter(({ typed }) => typed === undefined);
}

/** The text in the field that a search in the address goes with. */
export function typedText({ criteria }: Search): string {
  return criteria.flatMap(({ typed }) => (typed === undefined ? [] : [typed])).join(' ');
}

/** What is typed, as criteria that keep its words: the address loses none of them. */
export function liveCriteria(readings: readonly Interpretation[]): readonly SearchCriterion[] {
  return readings.map(({ criterion, text }) => ({
    ...(criterion ?? { type: OPEN, name: '', operator: '', value: '' }),
    typed: text,
  }));
}

/** What is typed, as chips. What was only begun is taken for words. */
export function acceptedCriteria(readings: readonly Interpretation[]): readonly SearchCriterion[] {
  return readings.flatMap(({ criterion, text }) =>
    criterion === null
      ? text.split(/\s+/).map((value) => ({ type: 'anything', name: '', operator: 'Like', value }))
      : [criterion],
  );
}

/** The type of words that mean nothing before they go on; no attribute of the search. */
export const OPEN = 'open';

/** Whether the engine has to look into every text for it. */
export function looksInside({ operator }: SearchCriterion): boolean {
  return /like$/i.test(operator);
}
