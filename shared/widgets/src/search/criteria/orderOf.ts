import { ORDER } from '../readField';
import { textOf } from './convertCriterion';
import type { WordPlace } from './place/SearchPlace';
import type { SearchCriterion } from './Search';

interface Order {
  readonly sortBy: string;
  readonly sortOrder: string;
  readonly parameters?: { readonly variable: string; readonly type: string };
}

/** "Oldest first", and "highest amount first", which is the order of the first fact that is money. Null without one. */
export function orderOf(criteria: readonly SearchCriterion[], facts: WordPlace['facts']): Order | null {
  const order = criteria.find(({ type }) => type === ORDER);
  const [sortBy, sortOrder] = order === undefined ? [] : textOf(order.value).split(' ');
  if (sortBy === undefined || sortOrder === undefined) return null;
  if (sortBy !== 'amount') return { sortBy, sortOrder };
  const fact = facts.find(({ isMoney }) => isMoney);
  if (fact === undefined) return null;
  const parameters = { variable: fact.name, type: fact.type ?? 'Double' };
  return { sortBy: 'processVariable', sortOrder, parameters };
}
