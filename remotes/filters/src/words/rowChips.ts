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

/** As the search asks for facts that are dates. */
const DATED: Readonly<Record<string, string>> = { gteq: 'After', lt: 'Before' };

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
    const end = endIn(one);
    const other = criteria.findIndex((any, at) => {
      const there = at > index && !taken.has(at) ? endIn(any) : null;
      return there !== null && there.of === end?.of && there.isAfter !== end.isAfter;
    });
    const period = matchAny || end === null ? null : periodText(end, endIn(criteria[other]));
    if (period === null || end === null) return [{ places: [index], criterion: criterionOf(one) }];
    taken.add(other);
    return [{ places: [index, other], criterion: { ...said(end.type, 'On', period), name: end.name } }];
  });
}

interface End {
  readonly of: string;
  readonly type: string;
  readonly name: string;
  readonly isAfter: boolean;
  readonly text: string;
}

/** Of a stretch of time, of the task's own dates and of facts that are dates. */
function endIn(draft: CriterionDraft | undefined): End | null {
  if (draft === undefined) return null;
  const { key, text, condition } = draft;
  const name = condition?.name ?? '';
  const [, type = key, side = ''] = /^(.*?)(After|Before)?$/.exec(key) ?? [];
  const sign = condition === null ? side : condition.type === 'date' ? condition.operator : '';
  const isAfter = sign === 'After' || sign === 'gt';
  if (!isAfter && sign !== 'Before' && sign !== 'lt') return null;
  return { of: `${type} ${name}`, type, name, isAfter, text: condition?.text ?? text };
}

function periodText(one: End, other: End | null): string | null {
  if (other === null) return null;
  const [after, before] = one.isAfter ? [one.text, other.text] : [other.text, one.text];
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
  const isMe = /^[#$]\{\s*currentUser\(\)\s*\}$/.test(text.trim());
  if (isMe && key === 'assignee') return said('mine', 'eq', '');
  if (isMe && key === 'candidateUser') return said('claimable', 'eq', '');
  const known = BY_KEY.get(key);
  const dated = condition?.type === 'date' ? DATED[condition.operator] : undefined;
  if (condition !== null && dated !== undefined) {
    return {
      type: key,
      name: condition.name,
      operator: dated,
      value: condition.text.replace(/T00:00(?::00)?$/, ''),
    };
  }
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
