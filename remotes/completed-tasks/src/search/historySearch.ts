import { startOfDay } from '@taskweave/base/calendar';
import { toEngineDate } from '@taskweave/base/engineDate';
import type { CompletedConditions } from '@taskweave/engine-client/resources/history/completedTask';
import {
  parseSearchDate,
  parseSearchValue,
  unquote,
  withWildcards,
} from '@taskweave/engine-client/task-query/searchValue';
import type { Interpretation, ReadCriterion } from '@taskweave/widgets/search/Interpretation';
import { isMonth, isPeriod, stretchOf } from '@taskweave/widgets/search/periods';
import { EVERY_ROW, type RowSearch } from '../data/RowSearch';

export interface HistorySearch {
  readonly conditions: CompletedConditions;
  readonly people: readonly string[] | null;
  readonly rows: RowSearch;
  readonly unasked: readonly Interpretation[];
}

export interface SearchPlace {
  readonly userId: string;
  readonly locale: string;
  readonly now: Date;
}

type Part = Partial<Pick<HistorySearch, 'conditions' | 'people'>> & { readonly rows?: Partial<RowSearch> };

export function historySearch(readings: readonly Interpretation[], place: SearchPlace): HistorySearch {
  let search: HistorySearch = { conditions: {}, people: null, rows: EVERY_ROW, unasked: [] };
  for (const reading of readings) {
    if (reading.criterion === null) continue;
    const part = partOf(reading.criterion, place);
    const added = part === null ? null : withPart(search, part);
    search = added ?? { ...search, unasked: [...search.unasked, reading] };
  }
  return search;
}

/** The engine takes a single value of some criteria, so a second value does not fit. */
function withPart(search: HistorySearch, { conditions = {}, people, rows }: Part): HistorySearch | null {
  const before = search.conditions;
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(conditions)) {
    const known: unknown = Reflect.get(before, key);
    if (key === 'processVariables') merged[key] = [...(before.processVariables ?? []), ...[value].flat()];
    else if (known === undefined || known === value) merged[key] = value;
    else if (/(After|Before)$/.test(key)) merged[key] = narrower(key, String(known), String(value));
    else return null;
  }
  return {
    ...search,
    conditions: merged,
    people: people ? (search.people?.filter((id) => people.includes(id)) ?? people) : search.people,
    rows: rows ? withRows(search.rows, rows) : search.rows,
  };
}

function withRows(
  search: RowSearch,
  { words, people, processes, least, most }: Partial<RowSearch>,
): RowSearch {
  return {
    words: [...search.words, ...(words ?? [])],
    people: [...search.people, ...(people ?? [])],
    processes: [...search.processes, ...(processes ?? [])],
    least: Math.max(search.least, least ?? search.least),
    most: Math.min(search.most, most ?? search.most),
  };
}

function narrower(key: string, one: string, other: string): string {
  const isLater = Date.parse(one) > Date.parse(other);
  return isLater === key.endsWith('After') ? one : other;
}

function partOf(criterion: ReadCriterion, place: SearchPlace): Part | null {
  const { type, name, operator, value } = criterion;
  const plain = unquote(value);
  switch (type) {
    case 'anything':
      return operator === 'Like' ? { rows: { words: [value] } } : null;
    case 'mine':
      return { people: [place.userId] };
    case 'assigned':
      return { conditions: { assigned: true } };
    case 'unassigned':
      return { conditions: { unassigned: true } };
    case 'assignee':
      return operator === 'eq' ? { people: [plain] } : { rows: { people: [plain] } };
    case 'owner':
      return {
        conditions: operator === 'eq' ? { taskOwner: plain } : { taskOwnerLike: withWildcards(value) },
      };
    case 'candidateGroup':
      return { conditions: { taskHadCandidateGroup: plain } };
    case 'processDefinitionKey':
      return { conditions: { processDefinitionKey: plain } };
    case 'processDefinitionName':
      return { rows: { processes: [value] } };
    case 'withoutDueDate':
      return { conditions: { withoutTaskDueDate: true } };
    case 'priority':
      return priorityPart(operator, Number(value));
    case 'processVariables':
      return variablePart(name, operator, value);
    default:
      return datePart(criterion, place);
  }
}

function priorityPart(operator: string, value: number): Part | null {
  if (!Number.isInteger(value)) return null;
  if (operator === 'min') return { rows: { least: value } };
  return operator === 'max' ? { rows: { most: value } } : { rows: { least: value, most: value } };
}

const OPERATORS = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like'] as const;

function variablePart(name: string, wanted: string, text: string): Part | null {
  const operator = OPERATORS.find((one) => one === wanted);
  if (operator === undefined) return null;
  const parsed = parseSearchValue(text);
  const value = operator === 'like' ? withWildcards(String(parsed)) : parsed;
  return { conditions: { processVariables: [{ name, operator, value }] } };
}

const DATES = {
  completed: ['finishedAfter', 'finishedBefore'],
  created: ['startedAfter', 'startedBefore'],
  due: ['taskDueDateAfter', 'taskDueDateBefore'],
  followUp: ['taskFollowUpDateAfter', 'taskFollowUpDateBefore'],
} as const;

function datePart({ type, operator, value }: ReadCriterion, place: SearchPlace): Part | null {
  if (!isDate(type)) return null;
  const stretch = stretchIn(value, place);
  if (stretch === null) return null;
  const [after, before] = DATES[type];
  // The engine's "after" excludes the moment itself.
  const from = { [after]: toEngineDate(new Date(stretch.start.getTime() - 1)) };
  const beyond = { [after]: toEngineDate(new Date(stretch.end.getTime() - 1)) };
  if (operator === 'Before') return { conditions: { [before]: toEngineDate(stretch.start) } };
  if (operator === 'After') return { conditions: isPeriod(value) ? beyond : from };
  return { conditions: { ...from, [before]: toEngineDate(stretch.end) } };
}

function isDate(type: string): type is keyof typeof DATES {
  return Object.hasOwn(DATES, type);
}

function stretchIn(
  value: string,
  { now, locale }: SearchPlace,
): { readonly start: Date; readonly end: Date } | null {
  if (value === 'now') return { start: now, end: now };
  if (isPeriod(value) || isMonth(value)) return stretchOf(value, { now, locale });
  const start = parseSearchDate(value);
  if (start === null) return null;
  return { start, end: value.includes('T') ? start : startOfDay(start, 1) };
}
