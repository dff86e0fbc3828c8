import type { EngineCondition } from './EngineCondition';

type Properties = Readonly<Record<string, unknown>>;

/** The engine refuses it in one of the `orQueries`. */
export const NEVER_JOINED = 'withoutCandidateGroups';

/** More than that would take the engine too long. */
const MOST = 24;

/** Several keys hold one value, and another a list of them. */
const LIST_OF: Readonly<Record<string, string>> = {
  assignee: 'assigneeIn',
  candidateGroup: 'candidateGroups',
  processDefinitionKey: 'processDefinitionKeyIn',
  taskDefinitionKey: 'taskDefinitionKeyIn',
};

/**
 * The engine joins by "or" what is in one of the `orQueries`, and those by "and": so of each combination of what the parts need, one
 * must hold. Null where the engine has no place for two of them, such as two descriptions.
 */
export function eitherOf(
  conversions: readonly EngineCondition[],
): Extract<EngineCondition, { readonly kind: 'eitherOfEach' }> | null {
  let each: readonly Properties[] = [{}];
  for (const conversion of conversions) {
    const isAlone = conversion.kind === 'property' && conversion.key === NEVER_JOINED;
    const needs = isAlone || conversion.kind === 'variables' ? null : needsOf(conversion);
    if (needs === null) return null;
    const joined = each.flatMap((one) => needs.map((need) => merged(one, need)));
    if (joined.length > MOST || joined.includes(null)) return null;
    each = joined.filter((one) => one !== null);
  }
  return { kind: 'eitherOfEach', each };
}

/** Each of them must hold. */
function needsOf(condition: Exclude<EngineCondition, { readonly kind: 'variables' }>): readonly Properties[] {
  switch (condition.kind) {
    case 'property':
      return [{ [condition.key]: condition.value }];
    case 'variable':
      return [{ [condition.key]: [condition.variable] }];
    case 'either':
      return [condition.properties];
    case 'both':
      return Object.entries(condition.properties).map(([key, value]) => ({ [key]: value }));
    default:
      return condition.each;
  }
}

function merged(one: Properties, other: Properties): Properties | null {
  const all: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const list = LIST_OF[key];
    const own = all[key];
    if (own === undefined || own === value) {
      all[key] = value;
    } else if (list !== undefined) {
      all[list] = [...listIn(all[list]), own, value];
      delete all[key];
    } else {
      const wider = widerOf(key, own, value);
      if (wider === null) return null;
      all[key] = wider;
    }
  }
  const hasUser = all.candidateUser !== undefined;
  // The engine fails on both in one query.
  return hasUser && (all.candidateGroup ?? all.candidateGroups) !== undefined ? null : all;
}

function widerOf(key: string, one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (typeof one === 'string' && typeof other === 'string' && /(?:After|Before)$/.test(key)) {
    return key.endsWith('After') === one < other ? one : other;
  }
  if (typeof one === 'number' && typeof other === 'number' && /^m(?:in|ax)Priority$/.test(key)) {
    return key === 'minPriority' ? Math.min(one, other) : Math.max(one, other);
  }
  return null;
}

function listIn(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}
