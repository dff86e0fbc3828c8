import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { convertCriterion, textOf } from '../../address/convertCriterion';
import type { SearchCriterion } from '../../address/Search';
import {
  DEFAULT_ATTRIBUTE,
  type SearchAttribute,
  type SearchOperator,
  searchAttribute,
} from '../../address/searchAttributes';

/** A criterion that is being put together; what is still missing is null. */
export interface SearchDraft {
  readonly attribute: SearchAttribute;
  readonly name: string | null;
  readonly operator: SearchOperator | null;
}

/** What is asked for next. */
export type DraftStep = 'attribute' | 'name' | 'operator' | 'value';

export function stepOf(draft: SearchDraft | null): DraftStep {
  if (draft === null) return 'attribute';
  if (draft.attribute.kind === 'variable' && draft.name === null) return 'name';
  return draft.operator === null ? 'operator' : 'value';
}

/** A draft for an attribute. Where there is but one operator, nobody is asked for it. */
export function beginDraft(attribute: SearchAttribute): SearchDraft {
  const [only] = attribute.operators.length === 1 ? attribute.operators : [];
  return { attribute, name: null, operator: only ?? null };
}

/** A criterion as a draft with its value as text, to be changed; null for one that cannot be. */
export function editDraft(
  criterion: SearchCriterion,
): { readonly draft: SearchDraft; readonly text: string } | null {
  const attribute = searchAttribute(criterion.type);
  if (attribute === undefined || attribute.kind === 'flag') return null;
  const operator = attribute.operators.find((known) => known === criterion.operator) ?? null;
  const draft = { attribute, name: criterion.name === '' ? null : criterion.name, operator };
  return { draft, text: stepOf(draft) === 'value' ? textOf(criterion.value) : '' };
}

/** One step back, as Backspace in the empty field does; null when there is nothing left of it. */
export function stepBack(draft: SearchDraft): { readonly draft: SearchDraft | null; readonly text: string } {
  const { attribute, operator, name } = draft;
  if (operator !== null && attribute.operators.length > 1) {
    return { draft: { ...draft, operator: null }, text: '' };
  }
  if (name !== null) return { draft: { ...draft, name: null, operator: null }, text: name };
  return { draft: null, text: '' };
}

/** The draft with a value, as a criterion. */
export function finishDraft(draft: SearchDraft, text: string): SearchCriterion {
  const { attribute, name, operator } = draft;
  // Picking the parts of a list leaves the comma for the next one.
  const value = operator === 'In' ? text.replace(/(?<![,\s])[,\s]+$/, '') : text;
  return { type: attribute.key, name: name ?? '', operator: operator ?? '', value };
}

/** Operators that mean the same of another kind of attribute. */
const ALIKE: readonly (readonly SearchOperator[])[] = [
  ['eq', 'In'],
  ['Like', 'like'],
  ['NotLike', 'notLike'],
  ['Before', 'max', 'lteq', 'lt'],
  ['After', 'min', 'gteq', 'gt'],
];

/** The draft with another attribute, and as much of the rest as fits it. */
export function withAttribute(draft: SearchDraft, attribute: SearchAttribute): SearchDraft {
  const { operators } = attribute;
  const same = operators.find((operator) => operator === draft.operator);
  // What was excluded must not be what is looked for.
  const isNegation = draft.operator === 'neq' || /^not/i.test(draft.operator ?? '');
  const usual = isNegation && attribute.kind !== 'flag' ? undefined : operators[0];
  const alike = ALIKE.find((group) => group.some((operator) => operator === draft.operator));
  return {
    attribute,
    name: attribute.kind === 'variable' ? draft.name : null,
    operator: same ?? alike?.find((operator) => operators.includes(operator)) ?? usual ?? null,
  };
}

/** The text of a criterion's value where a draft can do something with it; else empty. */
export function keptText(draft: SearchDraft, { value }: SearchCriterion): string {
  const text = textOf(value);
  return convertCriterion(finishDraft(draft, text)).kind === 'problem' ? '' : text;
}

/** The text to begin a value with: a criterion that is changed keeps its own while another part is changed. */
export function valueText(draft: SearchDraft, changed: SearchCriterion | undefined): string {
  if (changed === undefined || stepOf(draft) !== 'value') return '';
  return changed.type === draft.attribute.key ? textOf(changed.value) : keptText(draft, changed);
}

/** What a text means that is typed and sent off without more: the name or the key that the card shows contains it. */
export function plainCriterion(text: string): SearchCriterion {
  return { type: DEFAULT_ATTRIBUTE, name: '', operator: 'Like', value: text };
}

/** The criteria with one more, or with one in place of another. */
export function placed(
  criteria: readonly SearchCriterion[],
  criterion: SearchCriterion,
  index: number | null,
): readonly SearchCriterion[] {
  return index === null || index >= criteria.length
    ? [...criteria, criterion]
    : criteria.with(index, criterion);
}

/** Whether a text is the label or the name of a variable, whatever its case. */
export function isCalled({ name, label }: FilterVariable, text: string): boolean {
  const wanted = text.toLocaleLowerCase();
  return label.toLocaleLowerCase() === wanted || name.toLocaleLowerCase() === wanted;
}
