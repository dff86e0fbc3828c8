import { isRecord } from '@taskweave/engine-client/readShape';
import { KEEPSAKE, wholeAlternatives } from '@taskweave/engine-client/task-query/wholeQuery';
import {
  type CriterionDraft,
  isWord,
  readBeside,
  readCriterion,
  readWord,
  writeBeside,
  writeCriterion,
  writeWord,
} from './criterionDraft';
import { taskCriterion } from './taskCriteria';

type Query = Readonly<Record<string, unknown>>;

export interface FilterQueryDraft {
  readonly criteria: readonly CriterionDraft[];
  readonly matchAny: boolean;
  readonly includeAssignedTasks: boolean;
  readonly kept: Query;
  readonly keptInAny: Query;
  readonly hasOtherAlternatives: boolean;
  /** Where the kept alternatives stand among all. */
  readonly keptPlaces: readonly number[];
}

/** The engine stores and applies these keys but omits them from its answers, so an edit would silently drop them. */
const FORGOTTEN: readonly string[] = [
  'taskId',
  'taskIdIn',
  'processInstanceBusinessKeyIn',
  'tenantIdIn',
  'assigneeNotIn',
  'withCandidateGroups',
  'withoutCandidateGroups',
  'withCandidateUsers',
  'withoutCandidateUsers',
  'variableNamesIgnoreCase',
  'variableValuesIgnoreCase',
];

/** With one of these, the engine excludes assigned tasks unless another criterion includes them. */
const CANDIDATE_KEYS: readonly string[] = [
  'candidateUser',
  'candidateGroup',
  'candidateGroups',
  'withCandidateGroups',
  'withoutCandidateGroups',
  'withCandidateUsers',
  'withoutCandidateUsers',
];

export function canIncludeAssigned(criteria: readonly CriterionDraft[]): boolean {
  return criteria.some(({ key }) => CANDIDATE_KEYS.includes(key));
}

export function readFilterQuery(query: Query, properties: Query = {}): FilterQueryDraft {
  const { orQueries, ...top } = withoutEmpty(query);
  const { orQueries: parts, ...remembered } = withoutEmpty(properties[KEEPSAKE]);
  const [only, ...more] = Array.isArray(orQueries) ? orQueries : [];
  const own = parts === undefined ? top : { ...remembered, ...top };
  const isAlone = isRecord(only) && more.length === 0 && !Object.keys(own).some(isCriterion);
  const areItsParts = isAlone && parts === undefined;
  const alternatives = wholeAlternatives(orQueries, areItsParts ? [remembered] : parts);
  const words = alternatives.map(
    (one, index) => readWord(one) ?? (isAlone && index === 0 ? null : readBeside(withoutEmpty(one))),
  );
  const matchAny = isAlone && words[0] === null;
  const outer = takeApart(areItsParts ? top : { ...remembered, ...top });
  const inner = takeApart(matchAny ? withoutEmpty(alternatives[0]) : {});
  const keptPlaces = matchAny ? [] : [...alternatives.keys()].filter((index) => words[index] === null);
  const hasOtherAlternatives = keptPlaces.length > 0;
  return {
    criteria: [...outer.criteria, ...inner.criteria, ...words.filter((word) => word !== null)],
    matchAny,
    includeAssignedTasks: outer.includeAssignedTasks || inner.includeAssignedTasks,
    kept: {
      ...outer.kept,
      ...(hasOtherAlternatives && { orQueries: keptPlaces.map((index) => alternatives[index]) }),
    },
    keptInAny: inner.kept,
    hasOtherAlternatives,
    keptPlaces,
  };
}

/** Null for what no criterion says. */
export function readSearched(query: Query): readonly CriterionDraft[] | null {
  const { orQueries, ...top } = withoutEmpty(query);
  const { criteria, kept } = takeApart(top);
  const alternatives = (Array.isArray(orQueries) ? orQueries : []).map(
    (one) => readWord(one) ?? readBeside(withoutEmpty(one)),
  );
  const read = alternatives.filter((one) => one !== null);
  const isWhole = read.length === alternatives.length && Object.keys(kept).length === 0;
  return isWhole ? [...criteria, ...read] : null;
}

export function writeFilterQuery(draft: FilterQueryDraft, variables: readonly string[] = []): Query {
  const { matchAny, keptInAny, keptPlaces } = draft;
  const isAlternative = (one: CriterionDraft) => isWord(one) || (one.isBeside === true && !matchAny);
  const { orQueries: others, ...kept } = draft.kept;
  const written: Record<string, unknown> = {};
  for (const criterion of draft.criteria.filter((one) => !isAlternative(one))) {
    const [key, value] = writeCriterion(criterion);
    const list = written[key];
    if (taskCriterion(key)?.kind === 'variables')
      written[key] = Array.isArray(list) ? [...list, value] : [value];
    else written[key] = value;
  }
  if (draft.includeAssignedTasks && canIncludeAssigned(draft.criteria)) written.includeAssignedTasks = true;
  const orQueries: unknown[] = draft.criteria
    .filter(isAlternative)
    .map((one) => (isWord(one) ? writeWord(one, variables) : writeBeside(one)));
  keptPlaces.forEach((place, index) => {
    if (Array.isArray(others)) orQueries.splice(place, 0, others[index]);
  });
  if (!matchAny) return withoutEmpty({ ...keptInAny, ...kept, ...written, orQueries });
  const alternative = withoutEmpty({ ...keptInAny, ...written });
  if (Object.keys(alternative).length > 0) orQueries.push(alternative);
  return withoutEmpty({ ...kept, orQueries });
}

export function writeKeepsake({ orQueries, ...top }: Query): Query | null {
  const parts = Array.isArray(orQueries) ? orQueries.map(forgottenOf) : [];
  const forgotten = forgottenOf(top);
  const [only = {}] = parts;
  const isAlone = parts.length === 1 && Object.keys(top).length === 0;
  const hasParts = parts.some((part) => Object.keys(part).length > 0);
  const isNested = !isAlone && (hasParts || (parts.length > 0 && Object.keys(forgotten).length > 0));
  const found = isAlone ? only : { ...forgotten, ...(isNested && { orQueries: parts }) };
  return Object.keys(found).length === 0 ? null : { [KEEPSAKE]: found };
}

function forgottenOf(query: unknown): Query {
  if (!isRecord(query)) return {};
  return Object.fromEntries(Object.entries(query).filter(([key]) => FORGOTTEN.includes(key)));
}

export function withoutKeepsake(properties: Query): Query {
  const { [KEEPSAKE]: _, ...others } = properties;
  return others;
}

function takeApart(query: Query) {
  const criteria: CriterionDraft[] = [];
  const kept: [string, unknown][] = [];
  for (const [key, value] of Object.entries(query)) {
    if (key === 'includeAssignedTasks' && value === true) continue;
    const drafts = readCriterion(key, value);
    if (drafts === null) kept.push([key, value]);
    else criteria.push(...drafts);
  }
  // An assignment would fail for the key `__proto__`.
  return {
    criteria,
    kept: Object.fromEntries(kept),
    includeAssignedTasks: query.includeAssignedTasks === true,
  };
}

function isCriterion(key: string): boolean {
  return taskCriterion(key.replace(/Expression$/, '')) !== undefined;
}

function withoutEmpty(query: unknown): Query {
  if (!isRecord(query)) return {};
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => {
      if (key.startsWith('$') || value === null || value === undefined) return false;
      return !(Array.isArray(value) && value.length === 0);
    }),
  );
}
