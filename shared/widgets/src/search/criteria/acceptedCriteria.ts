import type { Interpretation } from '../Interpretation';
import type { SearchCriterion } from './Search';

export function acceptedCriteria(readings: readonly Interpretation[]): readonly SearchCriterion[] {
  return readings.flatMap(({ kind, criterion, text }) => {
    if (kind === 'filler') return [];
    return criterion === null
      ? text.split(/\s+/).map((value) => ({ type: 'anything', name: '', operator: 'Like', value }))
      : [criterion];
  });
}
