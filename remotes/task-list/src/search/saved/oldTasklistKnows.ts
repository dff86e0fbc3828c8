import { parseSearchDate, parseSearchValue } from '@taskweave/engine-client/task-query/searchValue';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { searchAttribute } from '@taskweave/widgets/search/criteria/searchAttributes';

/** The old Tasklist derives these operators from the value. */
const ORDERED = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq'];
const OF_VALUES = {
  number: ORDERED,
  string: [...ORDERED, 'like'],
  date: ['gteq', 'lteq'],
  other: ['eq', 'neq'],
};

const ONLY_HERE: ReadonlySet<string> = new Set([
  'amounts',
  'anyDate',
  'anything',
  'assigned',
  'mine',
  'nameOrKey',
  'notMine',
  'notOverdue',
  'unassigned',
]);

/** The old Tasklist cannot open a search that contains an unknown criterion. */
export function oldTasklistKnows(criterion: SearchCriterion): boolean {
  const { type, operator } = criterion;
  const attribute = searchAttribute(type);
  if (attribute === undefined || ONLY_HERE.has(type)) return false;
  if (attribute.kind === 'variable') return OF_VALUES[kindOf(criterion)].includes(operator);
  if (operator === 'In') return type.endsWith('In');
  if (attribute.kind === 'date')
    return operator !== 'On' && parseSearchDate(textOf(criterion.value)) !== null;
  return operator !== 'neq' && operator !== 'NotLike';
}

function kindOf({ value }: SearchCriterion): keyof typeof OF_VALUES {
  const text = textOf(value);
  const parsed = parseSearchValue(text);
  if (typeof parsed === 'number') return 'number';
  if (typeof parsed !== 'string') return 'other';
  return /^\d{4}-\d{2}-\d{2}T/.test(text.trim()) ? 'date' : 'string';
}
