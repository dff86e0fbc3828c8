import { calendarDaysBetween, startOfDay } from '@taskweave/base/calendar';
import { parseEngineDate, toInputDate } from '@taskweave/base/engineDate';
import { literal, parseSearchValue } from '@taskweave/engine-client/task-query/searchValue';
import { queryKey } from '@taskweave/widgets/search/criteria/convertCriterion';
import { momentOf, NOW, periodOf } from '@taskweave/widgets/search/criteria/place/relativeDate';
import { NOWHERE } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { searchAttributes } from '@taskweave/widgets/search/criteria/searchAttributes';
import { PERIODS } from '@taskweave/widgets/search/periods';
import { toStoredDate } from '../query/criterionDate';
import type { CriterionDraft } from '../query/criterionDraft';
import { readAmount } from '../query/savedWord';
import { taskCriterion } from '../query/taskCriteria';
import type { VariableConditionDraft } from '../query/variableCondition';

export interface RowChip {
  /** Several where the search reads them as one: both ends of a day. */
  readonly places: readonly number[];
  /** Null for what the search has no words for. */
  readonly criterion: SearchCriterion | null;
}

const KEPT = { ...NOWHERE, isKept: true };
const WORDS = Object.keys(PERIODS);

const BY_KEY = new Map(
  searchAttributes.flatMap(({ key: type, kind, operators }) =>
    kind === 'flag'
      ? [[type as string, { type, operator: 'eq' }] as const]
      : operators.map((operator) => [queryKey(type, operator), { type, operator }] as const),
  ),
);

/** The criteria of a filter as the search would have read them. */
export function rowChips(criteria: readonly CriterionDraft[], matchAny: boolean): readonly RowChip[] {
  const taken = new Set<number>();
  return criteria.flatMap((one, index): readonly RowChip[] => {
    if (taken.has(index)) return [];
    const field = one.key.replace(/(?:After|Before)$/, '');
    const other = criteria.findIndex(
      ({ key }, at) =>
        at > index &&
        !taken.has(at) &&
        key !== one.key &&
        /^(After|Before)$/.test(key.slice(field.length)) &&
        key.startsWith(field),
    );
    const period = matchAny || field === one.key ? null : periodText(one, criteria[other]);
    if (period === null) return [{ places: [index], criterion: criterionOf(one) }];
    taken.add(other);
    return [{ places: [index, other], criterion: said(field, 'On', period) }];
  });
}

function periodText(one: CriterionDraft, other: CriterionDraft | undefined): string | null {
  if (other === undefined) return null;
  const [after, before] = one.key.endsWith('After') ? [one.text, other.text] : [other.text, one.text];
  const word = WORDS.find((period) => {
    const ends = periodOf(period, KEPT);
    return ends?.after === hashed(after) && ends.before === hashed(before);
  });
  if (word !== undefined) return word;
  const [last, end] = [parseEngineDate(after), parseEngineDate(before)];
  if (last === null || end === null) return null;
  const start = new Date(last.getTime() + 1);
  if (!isMidnight(start) || !isMidnight(end)) return null;
  if (calendarDaysBetween(start, end) === 1) return toInputDate(start);
  const isMonth = start.getDate() === 1 && +new Date(start.getFullYear(), start.getMonth() + 1, 1) === +end;
  return isMonth ? toInputDate(start).slice(0, 7) : null;
}

function isMidnight(date: Date): boolean {
  return +startOfDay(date) === +date;
}

function hashed(expression: string): string {
  return expression.trim().replace(/^\$/, '#').replaceAll(' ', '');
}

function criterionOf({ key, text, items, condition }: CriterionDraft): SearchCriterion | null {
  if (key === 'anyField') return said('anything', 'Like', text);
  if (key === 'nameOrKey') return said(key, 'Like', text);
  if (key === 'notAssignee') return said('assignee', 'neq', literal(text));
  if (key === 'anyAmount') {
    const amount = readAmount(text);
    return amount && said('amounts', amount.operator, String(amount.value));
  }
  if (key === 'assignee' && /^[#$]\{\s*currentUser\(\)\s*\}$/.test(text.trim()))
    return said('mine', 'eq', '');
  const known = BY_KEY.get(key);
  if (condition !== null) {
    return { type: key, name: condition.name, operator: condition.operator, value: valueText(condition) };
  }
  if (known === undefined) return null;
  switch (taskCriterion(key)?.kind) {
    case 'flag':
      return said(known.type, known.operator, '');
    case 'list':
      return said(known.type, known.operator, items);
    case 'date':
      return dateCriterion(known, text);
    case 'number':
    case 'choice':
      return said(known.type, known.operator, text);
    default:
      return said(known.type, known.operator, /^\s*[#$]\{/.test(text) ? text : literal(text));
  }
}

function dateCriterion(
  { type, operator }: { readonly type: string; readonly operator: string },
  text: string,
) {
  if (!/^\s*[#$]\{/.test(text)) return text === '' ? null : said(type, operator, text);
  const side = operator === 'After' ? 'end' : 'start';
  const word = [NOW, ...WORDS].find((one) => momentOf(one, side, KEPT) === hashed(text));
  return word === undefined ? null : said(type, operator, word);
}

function valueText({ type, text, operator }: VariableConditionDraft): string {
  if (type === 'null') return 'NULL';
  if (type === 'date') return toStoredDate(text);
  if (type !== 'string' || /like$/i.test(operator)) return text;
  return parseSearchValue(text) === text ? text : `'${text}'`;
}

function said(type: string, operator: string, value: string | readonly string[]): SearchCriterion {
  return { type, name: '', operator, value };
}
