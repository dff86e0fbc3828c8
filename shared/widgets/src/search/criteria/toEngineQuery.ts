import { literalPattern } from '@taskweave/engine-client/task-query/likePattern';
import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';
import { EITHER } from '../alternatives';
import { ORDER } from '../readField';
import { type Conversion, convertCriterion, type SearchProblem } from './convertCriterion';
import type { EngineCondition } from './EngineCondition';
import { NEVER_JOINED } from './eitherOf';
import { orderOf } from './orderOf';
import { NOWHERE, type SearchPlace } from './place/SearchPlace';
import type { Search, SearchCriterion } from './Search';

type Query = Readonly<Record<string, unknown>>;
type Draft = Record<string, unknown>;

export interface ConvertedSearch {
  readonly query: Query;
  readonly problems: readonly (SearchProblem | null)[];
}

/** The engine drops the first of these in the top-level query, and does not report whether the filter sets tenants. */
const ALWAYS_BESIDE: ReadonlySet<string> = new Set([
  'processInstanceBusinessKeyIn',
  'tenantIdIn',
  'withoutTenantId',
]);

const LIST_OF: Readonly<Record<string, string>> = {
  assignee: 'assigneeIn',
  candidateGroup: 'candidateGroups',
  processDefinitionKey: 'processDefinitionKeyIn',
  processInstanceBusinessKey: 'processInstanceBusinessKeyIn',
  taskDefinitionKey: 'taskDefinitionKeyIn',
};

/** An extending query overrides stored values, so "assignee is mary" would turn "my tasks" into Mary's; the engine ANDs `orQueries` instead. */
export function toEngineQuery(search: Search, stored: Query, place: SearchPlace = NOWHERE): ConvertedSearch {
  const conversions = search.criteria.map(({ words, ...criterion }) => {
    const whole = words === undefined || search.matchAny ? criterion : { ...criterion, words };
    return criterion.type === ORDER ? orderCondition(whole, place) : convertCriterion(whole, place);
  });
  const draft = search.matchAny ? new AnyQuery(search, stored) : new AllQuery(search, stored);
  const problems = conversions.map((conversion, index) => {
    if (conversion === null) return place.isKept ? 'not-kept' : null;
    if (conversion.kind === 'problem') return conversion.problem;
    if (place.isKept && search.criteria[index]?.type === EITHER && !isAlone(conversion, search, stored)) {
      return 'not-kept';
    }
    // Links may contain any search, and must not make the engine evaluate foreign expressions.
    const isExpression = conversion.kind === 'property' && isExpressionKey(conversion.key);
    if (search.matchAny && isExpression) return 'expression-in-any';
    if (search.matchAny && conversion.kind === 'property' && conversion.key === NEVER_JOINED)
      return 'not-joined';
    if (search.matchAny && /^(?:both|eitherOfEach|variables)$/.test(conversion.kind)) {
      return 'range-in-any';
    }
    if (draft.add(conversion)) return null;
    return search.matchAny ? 'one-only' : 'not-kept';
  });
  return { query: draft.query(), problems };
}

/** The dialog of a filter has one "any of", and nothing beside it. */
function isAlone(condition: EngineCondition, { criteria }: Search, stored: Query): boolean {
  const isOne = condition.kind === 'eitherOfEach' && condition.each.length === 1;
  return isOne && criteria.length === 1 && !Object.values(stored).some(isSet);
}

/** Databases disagree on where tasks without an amount go, so they stay out. */
function orderCondition(order: SearchCriterion, place: SearchPlace): Conversion | null {
  const sorting = orderOf([order], place.words.facts);
  if (sorting === null) return { kind: 'problem', problem: 'no-amounts' };
  const name = sorting.parameters?.variable;
  if (name === undefined || place.isKept) return null;
  const variable = { name, operator: 'neq', value: null };
  return order.words === undefined
    ? { kind: 'variable', key: 'processVariables', variable }
    : { kind: 'either', properties: { processVariables: [variable], nameLike: literalPattern(order.words) } };
}

const NOW = '#{now()}';

function narrowerMoment(key: string, one: string, other: string): string | null {
  const moment = one === NOW ? other : one;
  if (one !== NOW && other !== NOW) return null;
  const isAhead = /\.plus/.test(moment);
  return isAhead === key.endsWith('BeforeExpression') ? NOW : moment;
}

function isExpressionKey(key: string): boolean {
  return key.endsWith('Expression');
}

export function combinedQuery(stored: Query, extending: Query): Query {
  const combined: Draft = { ...stored, ...extending };
  for (const [key, value] of Object.entries(extending)) {
    const own = stored[key];
    if (Array.isArray(value) && Array.isArray(own)) combined[key] = [...own, ...value];
  }
  return combined;
}

class AllQuery {
  readonly #search: Search;
  readonly #stored: Query;
  readonly #taken: Set<string>;
  readonly #top: Draft = {};
  readonly #alternatives: Draft[] = [];

  constructor(search: Search, stored: Query) {
    this.#search = search;
    this.#stored = stored;
    this.#taken = new Set(
      Object.keys(stored)
        .filter((key) => isSet(stored[key]))
        .map(family),
    );
  }

  add(condition: EngineCondition): boolean {
    if (condition.kind === 'either') {
      const isOfGroup = Object.keys(condition.properties).some((key) => family(key) === 'candidate');
      const areFound = isOfGroup && this.#stored.includeAssignedTasks === true;
      const target = this.#alternative();
      Object.assign(target, condition.properties, areFound && { includeAssignedTasks: true });
      if ('processVariables' in target) ignoreCase(target, this.#search);
      return true;
    }
    if (condition.kind === 'eitherOfEach') {
      for (const properties of condition.each) Object.assign(this.#alternative(), properties);
      return true;
    }
    if (condition.kind === 'both') {
      const properties = Object.entries(condition.properties);
      if (!properties.every(([key, value]) => this.#merged(key, value) !== null)) return false;
      return properties.every(([key, value]) => this.add({ kind: 'property', key, value }));
    }
    const { key } = condition;
    if (condition.kind === 'variables') {
      const others = this.#top[key];
      this.#top[key] = [...listIn(others), ...condition.variables];
      return true;
    }
    if (condition.kind === 'variable') {
      // The top-level ignore-case flags would also apply to the filter's own variables.
      const isAlone = ignoresCase(this.#search) && hasVariables(this.#stored);
      append(isAlone ? this.#alternative() : this.#top, condition, this.#search);
      return true;
    }
    // The engine checks only top-level queries for disallowed expressions.
    const isExpression = isExpressionKey(key);
    const isTaken = key !== NEVER_JOINED && (this.#taken.has(family(key)) || ALWAYS_BESIDE.has(key));
    const value = this.#merged(key, condition.value);
    if (value === null) return false;
    if (isExpression) this.#makeRoom(key);
    const target = isTaken && !isExpression ? this.#alternative() : this.#top;
    append(target, { ...condition, value }, this.#search, this.#stored);
    this.#taken.add(family(key));
    return true;
  }

  query(): Query {
    return this.#alternatives.length === 0 ? this.#top : { ...this.#top, orQueries: this.#alternatives };
  }

  /** Of two moments the engine takes one: the narrower, or null where that depends on the day. */
  #merged(key: string, value: unknown): unknown {
    if (!/(?:Before|After)Expression$/.test(key)) return value;
    if (isSet(this.#stored[key.replace(/Expression$/, '')])) return null;
    const own = this.#top[key] ?? this.#stored[key];
    return !isSet(own) || own === value ? value : narrowerMoment(key, String(own), String(value));
  }

  /** The engine takes either a date or the expression of one. */
  #makeRoom(key: string): void {
    const plain = key.replace(/Expression$/, '');
    if (this.#top[plain] === undefined) return;
    this.#alternative()[plain] = this.#top[plain];
    delete this.#top[plain];
  }

  #alternative(): Draft {
    const alternative: Draft = {};
    this.#alternatives.push(alternative);
    return alternative;
  }
}

/** The engine accepts each property once per `orQuery`. */
class AnyQuery {
  readonly #search: Search;
  readonly #stored: Query;
  readonly #alternatives: Draft = {};

  constructor(search: Search, stored: Query) {
    this.#search = search;
    this.#stored = stored;
  }

  add(condition: EngineCondition): boolean {
    const known = this.#alternatives;
    if (condition.kind === 'either') {
      const { processVariables, caseInstanceVariables, ...properties } = condition.properties;
      const entries = Object.entries(properties);
      if (entries.some(([key]) => known[key] !== undefined)) {
        return entries.every(([key, value]) => known[key] === value);
      }
      Object.assign(known, properties);
      for (const [key, more] of Object.entries({ processVariables, caseInstanceVariables })) {
        if (Array.isArray(more)) known[key] = [...listIn(known[key]), ...more];
      }
      return true;
    }
    if (condition.kind !== 'property' && condition.kind !== 'variable') return false;
    const { key } = condition;
    if (condition.kind === 'property') {
      if (clashesAsCandidate(key, known)) return false;
      const listKey = LIST_OF[key];
      if (known[key] === undefined && (listKey === undefined || known[listKey] === undefined)) {
        append(known, condition, this.#search, this.#stored);
        return true;
      }
      if (Array.isArray(known[key]) && Array.isArray(condition.value)) {
        known[key] = [...known[key], ...condition.value];
        return true;
      }
      if (listKey === undefined) return known[key] === condition.value;
      const others = Array.isArray(known[listKey]) ? known[listKey] : [];
      known[listKey] = [...others, ...(known[key] === undefined ? [] : [known[key]]), condition.value];
      delete known[key];
      return true;
    }
    append(known, condition, this.#search);
    return true;
  }

  query(): Query {
    return Object.keys(this.#alternatives).length === 0 ? {} : { orQueries: [this.#alternatives] };
  }
}

type SingleCondition = Extract<EngineCondition, { kind: 'property' | 'variable' }>;

function listIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function append(target: Draft, condition: SingleCondition, search: Search, stored: Query = {}): void {
  if (condition.kind === 'variable') {
    const others = target[condition.key];
    target[condition.key] = [...(Array.isArray(others) ? others : []), condition.variable];
    ignoreCase(target, search);
    return;
  }
  target[condition.key] = condition.value;
  if (family(condition.key) === 'candidate' && stored.includeAssignedTasks === true) {
    target.includeAssignedTasks = true;
  }
}

function ignoreCase(target: Draft, { ignoreNames, ignoreValues }: Search): void {
  if (ignoreNames) target.variableNamesIgnoreCase = true;
  if (ignoreValues) target.variableValuesIgnoreCase = true;
}

function family(key: string): string {
  if (key.startsWith('candidate')) return 'candidate';
  return key.replace(/Expression$/, '');
}

/** The engine fails on candidate users and candidate groups in one `orQuery`. */
function clashesAsCandidate(key: string, known: Query): boolean {
  if (family(key) !== 'candidate') return false;
  const isUser = key.startsWith('candidateUser');
  return Object.keys(known).some(
    (other) => family(other) === 'candidate' && other.startsWith('candidateUser') !== isUser,
  );
}

function ignoresCase({ ignoreNames, ignoreValues }: Search): boolean {
  return ignoreNames || ignoreValues;
}

function hasVariables(query: Query): boolean {
  return ['processVariables', 'taskVariables', 'caseInstanceVariables'].some((key) => isSet(query[key]));
}
