import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { fromLikePattern, toLikePattern } from '@taskweave/engine-client/task-query/likePattern';
import { toEditedDate, toStoredDate } from './criterionDate';
import { readSavedWord, type WordKey, writeSavedWord } from './savedWord';
import { type TaskCriterion, taskCriterion } from './taskCriteria';
import {
  readVariableCondition,
  type VariableConditionDraft,
  writeVariableCondition,
} from './variableCondition';

export interface CriterionDraft {
  readonly key: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly condition: VariableConditionDraft | null;
  /** In an alternative alone, beside another of its kind: the engine holds each kind once. */
  readonly isBeside?: boolean;
  /** An unchanged criterion must be written back exactly as it was stored. */
  readonly origin?: { readonly storedKey: string; readonly value: unknown; readonly draft: CriterionDraft };
}

const SUFFIX = 'Expression';

export const EMPTY_CONDITION: VariableConditionDraft = { name: '', operator: 'eq', type: 'string', text: '' };

export function newCriterion(key: string): CriterionDraft {
  const condition = taskCriterion(key)?.kind === 'variables' ? EMPTY_CONDITION : null;
  return { key, text: '', items: [], condition };
}

export function readCriterion(storedKey: string, value: unknown): readonly CriterionDraft[] | null {
  const isEvaluated = storedKey.endsWith(SUFFIX);
  const key = isEvaluated ? storedKey.slice(0, -SUFFIX.length) : storedKey;
  const criterion = taskCriterion(key);
  if (criterion === undefined || criterion.kind === 'word' || (isEvaluated && !criterion.allowsExpression))
    return null;
  if (criterion.kind === 'variables') return readConditions(key, value);
  const draft = isEvaluated ? readExpression(criterion, value) : readValue(criterion, value);
  return draft === null ? null : [{ ...draft, origin: { storedKey, value, draft } }];
}

export function writeCriterion(draft: CriterionDraft): readonly [storedKey: string, value: unknown] {
  if (draft.origin !== undefined && isUntouched(draft)) return [draft.origin.storedKey, draft.origin.value];
  const criterion = taskCriterion(draft.key);
  if (holdsExpression(draft)) return [`${draft.key}${SUFFIX}`, expressionText(draft)];
  return [draft.key, criterion === undefined ? draft.text : writeValue(criterion, draft)];
}

export function isWord(draft: CriterionDraft): draft is CriterionDraft & { readonly key: WordKey } {
  return taskCriterion(draft.key)?.kind === 'word';
}

export function readWord(alternative: unknown): CriterionDraft | null {
  const saved = readSavedWord(alternative);
  if (saved === null) return null;
  const draft = { ...newCriterion(saved.key), text: saved.word };
  return { ...draft, origin: { storedKey: 'orQueries', value: alternative, draft } };
}

export function readBeside(alternative: Readonly<Record<string, unknown>>): CriterionDraft | null {
  const [[key, value] = ['', null], ...others] = Object.entries(alternative);
  const [read, ...more] = (others.length === 0 && readCriterion(key, value)) || [];
  if (read === undefined || more.length > 0) return null;
  const draft = { ...withoutOrigin(read), isBeside: true };
  return { ...draft, origin: { storedKey: 'orQueries', value: alternative, draft } };
}

export function writeBeside(draft: CriterionDraft): unknown {
  if (draft.origin !== undefined && isUntouched(draft)) return draft.origin.value;
  const [key, value] = writeCriterion(withoutOrigin(draft));
  return { [key]: taskCriterion(key)?.kind === 'variables' ? [value] : value };
}

export function besideOthers(draft: CriterionDraft): CriterionDraft {
  return { ...withoutOrigin(draft), isBeside: true };
}

function withoutOrigin({ origin: _, ...draft }: CriterionDraft): CriterionDraft {
  return draft;
}

export function writeWord(
  draft: CriterionDraft & { readonly key: WordKey },
  variables: readonly string[],
): unknown {
  const { origin, key, text } = draft;
  if (origin !== undefined && isUntouched(draft)) return origin.value;
  const edited = origin?.value ?? { processVariables: variables.map((name) => ({ name })) };
  return writeSavedWord({ key, word: text.trim() }, edited);
}

export function holdsExpression(draft: CriterionDraft): boolean {
  const criterion = taskCriterion(draft.key);
  if (criterion?.allowsExpression !== true) return false;
  return isExpression(expressionText(draft));
}

function expressionText({ key, text, items }: CriterionDraft): string {
  return (taskCriterion(key)?.kind === 'list' ? items.join(',') : text).trim();
}

function readConditions(key: string, value: unknown): readonly CriterionDraft[] | null {
  if (!Array.isArray(value)) return null;
  const drafts = value.map((entry: unknown): CriterionDraft | null => {
    const condition = readVariableCondition(entry);
    if (condition === null) return null;
    const draft = { key, text: '', items: [], condition };
    return { ...draft, origin: { storedKey: key, value: entry, draft } };
  });
  return drafts.every((draft) => draft !== null) ? drafts : null;
}

function readExpression({ key, kind }: TaskCriterion, value: unknown): CriterionDraft | null {
  if (typeof value !== 'string' || !isExpression(value)) return null;
  return kind === 'list' ? { ...newCriterion(key), items: [value] } : { ...newCriterion(key), text: value };
}

function readValue({ key, kind, choices }: TaskCriterion, value: unknown): CriterionDraft | null {
  const empty = newCriterion(key);
  switch (kind) {
    case 'flag':
      return value === true ? empty : null;
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? { ...empty, items: value }
        : null;
    case 'number':
      return typeof value === 'number' ? { ...empty, text: String(value) } : null;
    case 'date':
      return typeof value === 'string' ? { ...empty, text: toEditedDate(value) } : null;
    case 'like':
      return typeof value === 'string' ? { ...empty, text: fromLikePattern(value) } : null;
    case 'choice':
      return choices?.some((choice) => choice === value) ? { ...empty, text: String(value) } : null;
    default:
      return typeof value === 'string' ? { ...empty, text: value } : null;
  }
}

function writeValue({ kind }: TaskCriterion, { text, items, condition }: CriterionDraft): unknown {
  switch (kind) {
    case 'flag':
      return true;
    case 'list':
      return items.map((item) => item.trim()).filter((item) => item !== '');
    case 'number':
      return Number(text.trim());
    case 'date':
      return toStoredDate(text);
    case 'like':
      return toLikePattern(text);
    case 'variables':
      return writeVariableCondition(condition ?? EMPTY_CONDITION);
    default:
      return text.trim();
  }
}

function isUntouched({ origin, ...draft }: CriterionDraft): boolean {
  return JSON.stringify(origin?.draft) === JSON.stringify(draft);
}
