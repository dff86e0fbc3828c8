import { isRecord } from '@taskweave/engine-client/readShape';
import { KEEPSAKE } from '@taskweave/engine-client/task-query/wholeQuery';
import { type CriterionDraft, readCriterion, writeCriterion } from './criterionDraft';
import { taskCriterion } from './taskCriteria';

type Query = Readonly<Record<string, unknown>>;

export interface FilterQueryDraft {
  readonly criteria: readonly CriterionDraft[];
  readonly matchAny: boolean;
  readonly includeAssignedTasks: boolean;
  readonly kept: Query;
  readonly keptInAny: Query;
  readonly hasOtherAlternatives: boolean;
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
  const stored = withoutEmpty(query);
  const alternatives = Array.isArray(stored.orQueries) ? stored.orQueries : [];
  const [only] = alternatives;
  const hasOwnCriteria = Object.keys(stored).some((key) => key !== 'orQueries' && isCriterion(key));
  const matchAny = alternatives.length === 1 && isRecord(only) && !hasOwnCriteria;
  const { orQueries: _, ...top } = stored;
  const remembered = withoutEmpty(isRecord(properties[KEEPSAKE]) ? properties[KEEPSAKE] : {});
  const outer = takeApart(matchAny ? top : { ...remembered, ...top });
  const inner = takeApart(matchAny ? { ...remembered, ...withoutEmpty(only) } : {});
  const hasOtherAlternatives = !matchAny && alternatives.length > 0;
  return {
    criteria: matchAny ? inner.criteria : outer.criteria,
    matchAny,
    includeAssignedTasks: stored.includeAssignedTasks === true || inner.includeAssignedTasks,
    kept: hasOtherAlternatives ? { ...outer.kept, orQueries: alternatives } : outer.kept,
    keptInAny: inner.kept,
    hasOtherAlternatives,
  };
}

export function writeFilterQuery(draft: FilterQueryDraft): Query {
  const { matchAny, kept, keptInAny } = draft;
  const written: Record<string, unknown> = {};
  for (const criterion of draft.criteria) {
    const [key, value] = writeCriterion(criterion);
    const list = written[key];
    if (taskCriterion(key)?.kind === 'variables')
      written[key] = Array.isArray(list) ? [...list, value] : [value];
    else written[key] = value;
  }
  if (draft.includeAssignedTasks && canIncludeAssigned(draft.criteria)) written.includeAssignedTasks = true;
  if (!matchAny) return withoutEmpty({ ...keptInAny, ...kept, ...written });
  const alternative = withoutEmpty({ ...keptInAny, ...written });
  return withoutEmpty({ ...kept, orQueries: Object.keys(alternative).length === 0 ? [] : [alternative] });
}

export function writeKeepsake(query: Query): Query | null {
  const alternatives = Array.isArray(query.orQueries) ? query.orQueries : [];
  const only = alternatives.length === 1 && isRecord(alternatives[0]) ? alternatives[0] : {};
  const all = { ...only, ...query };
  const found = Object.fromEntries(Object.entries(all).filter(([key]) => FORGOTTEN.includes(key)));
  return Object.keys(found).length === 0 ? null : { [KEEPSAKE]: found };
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
