import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { convertCriterion, textOf } from '../../address/convertCriterion';
import type { SearchCriterion } from '../../address/Search';
import {
  DEFAULT_ATTRIBUTE,
  type SearchAttribute,
  type SearchOperator,
  searchAttribute,
} from '../../address/searchAttributes';

export interface SearchDraft {
  readonly attribute: SearchAttribute;
  readonly name: string | null;
  readonly operator: SearchOperator | null;
}

export type DraftStep = 'attribute' | 'name' | 'operator' | 'value';

export function stepOf(draft: SearchDraft | null): DraftStep {
  if (draft === null) return 'attribute';
  if (draft.attribute.kind === 'variable' && draft.name === null) return 'name';
  return draft.operator === null ? 'operator' : 'value';
}

export function beginDraft(attribute: SearchAttribute): SearchDraft {
  const [only] = attribute.operators.length === 1 ? attribute.operators : [];
  return { attribute, name: null, operator: only ?? null };
}

export function editDraft(
  criterion: SearchCriterion,
): { readonly draft: SearchDraft; readonly text: string } | null {
  const attribute = searchAttribute(criterion.type);
  if (attribute === undefined || attribute.kind === 'flag') return null;
  const operator = attribute.operators.find((known) => known === criterion.operator) ?? null;
  const draft = { attribute, name: criterion.name === '' ? null : criterion.name, operator };
  return { draft, text: stepOf(draft) === 'value' ? textOf(criterion.value) : '' };
}

export function stepBack(draft: SearchDraft): { readonly draft: SearchDraft | null; readonly text: string } {
  const { attribute, operator, name } = draft;
  if (operator !== null && attribute.operators.length > 1) {
    return { draft: { ...draft, operator: null }, text: '' };
  }
  if (name !== null) return { draft: { ...draft, name: null, operator: null }, text: name };
  return { draft: null, text: '' };
}

export function finishDraft(draft: SearchDraft, text: string): SearchCriterion {
  const { attribute, name, operator } = draft;
  // Picking list items leaves a trailing comma for the next one.
  const value = operator === 'In' ? text.replace(/(?<![,\s])[,\s]+$/, '') : text;
  return { type: attribute.key, name: name ?? '', operator: operator ?? '', value };
}

const ALIKE: readonly (readonly SearchOperator[])[] = [
  ['eq', 'In'],
  ['Like', 'like'],
  ['NotLike', 'notLike'],
  ['Before', 'max', 'lteq', 'lt'],
  ['After', 'min', 'gteq', 'gt'],
];

export function withAttribute(draft: SearchDraft, attribute: SearchAttribute): SearchDraft {
  const { operators } = attribute;
  const same = operators.find((operator) => operator === draft.operator);
  // An exclusion must never turn into an inclusion.
  const isNegation = draft.operator === 'neq' || /^not/i.test(draft.operator ?? '');
  const usual = isNegation && attribute.kind !== 'flag' ? undefined : operators[0];
  const alike = ALIKE.find((group) => group.some((operator) => operator === draft.operator));
  return {
    attribute,
    name: attribute.kind === 'variable' ? draft.name : null,
    operator: same ?? alike?.find((operator) => operators.includes(operator)) ?? usual ?? null,
  };
}

export function keptText(draft: SearchDraft, { value }: SearchCriterion): string {
  const text = textOf(value);
  return convertCriterion(finishDraft(draft, text)).kind === 'problem' ? '' : text;
}

export function valueText(draft: SearchDraft, changed: SearchCriterion | undefined): string {
  if (changed === undefined || stepOf(draft) !== 'value') return '';
  return changed.type === draft.attribute.key ? textOf(changed.value) : keptText(draft, changed);
}

export function plainCriterion(text: string): SearchCriterion {
  return { type: DEFAULT_ATTRIBUTE, name: '', operator: 'Like', value: text };
}

export function placed(
  criteria: readonly SearchCriterion[],
  criterion: SearchCriterion,
  index: number | null,
): readonly SearchCriterion[] {
  return index === null || index >= criteria.length
    ? [...criteria, criterion]
    : criteria.with(index, criterion);
}

export function isCalled({ name, label }: FilterVariable, text: string): boolean {
  const wanted = text.toLocaleLowerCase();
  return label.toLocaleLowerCase() === wanted || name.toLocaleLowerCase() === wanted;
}
