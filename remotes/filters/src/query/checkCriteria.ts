import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { isInteger } from '@taskweave/engine-client/task-query/isInteger';
import { checkDate } from './criterionDate';
import { type CriterionDraft, EMPTY_CONDITION, holdsExpression } from './criterionDraft';
import { readAmount } from './savedWord';
import { taskCriterion } from './taskCriteria';
import { checkVariableCondition, type VariableFault } from './variableCondition';

export type CriterionFault =
  | VariableFault
  | 'integer'
  | 'amount'
  | 'key'
  | 'unique'
  | 'expression'
  | { readonly conflictsWith: string }
  | 'not-in-any';

/** The engine refuses these pairs in one query, or silently drops one of the two. */
const CONFLICTS: readonly (readonly [string, string])[] = [
  ['candidateUser', 'candidateGroup'],
  ['candidateUser', 'candidateGroups'],
  ['candidateGroup', 'candidateGroups'],
];

const NOT_IN_ANY = new Set([
  'withCandidateGroups',
  'withoutCandidateGroups',
  'withCandidateUsers',
  'withoutCandidateUsers',
  'anyField',
  'nameOrKey',
  'notAssignee',
  'anyAmount',
]);

export function checkCriteria(
  drafts: readonly CriterionDraft[],
  { matchAny = false }: { readonly matchAny?: boolean } = {},
): readonly (CriterionFault | null)[] {
  return drafts.map((draft, index) => {
    const before = drafts.slice(0, index);
    return checkPlace(draft, before, matchAny) ?? checkValue(draft);
  });
}

function checkPlace(
  draft: CriterionDraft,
  before: readonly CriterionDraft[],
  matchAny: boolean,
): CriterionFault | null {
  const { key } = draft;
  if (key === '') return 'key';
  if (before.some((other) => isSameKey(draft, other, matchAny))) return 'unique';
  if (matchAny) return NOT_IN_ANY.has(key) ? 'not-in-any' : null;
  const conflict = before.find((other) =>
    CONFLICTS.some((pair) => pair.includes(key) && pair.includes(other.key)),
  );
  return conflict === undefined ? null : { conflictsWith: conflict.key };
}

function isSameKey(a: CriterionDraft, b: CriterionDraft, matchAny: boolean): boolean {
  const kind = taskCriterion(a.key)?.kind;
  if (a.key !== b.key || kind === 'variables' || kind === 'word') return false;
  if (!matchAny && (a.isBeside === true || b.isBeside === true)) return false;
  const wereBothRead = a.origin !== undefined && b.origin !== undefined;
  return !wereBothRead || a.origin.storedKey === b.origin.storedKey;
}

function checkValue(draft: CriterionDraft): CriterionFault | null {
  const { text, items, condition } = draft;
  if (holdsExpression(draft)) return null;
  switch (taskCriterion(draft.key)?.kind) {
    case 'flag':
      return null;
    case 'variables':
      return checkVariableCondition(condition ?? EMPTY_CONDITION);
    case 'word':
      if (draft.key === 'anyAmount' && readAmount(text) === null) return 'amount';
      return text.trim() === '' ? 'required' : null;
    case 'list':
      if (items.some(isExpression)) return 'expression';
      return items.some((item) => item.trim() !== '') ? null : 'required';
    case 'number':
      if (text.trim() === '') return 'required';
      return isInteger(text.trim()) ? null : 'integer';
    case 'date':
      return text.trim() === '' ? 'required' : checkDate(text);
    default:
      if (text.trim() === '') return 'required';
      return isExpression(text) ? 'expression' : null;
  }
}
