import { holdsWords } from '@taskweave/base/words';
import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { Language } from '@taskweave/plugin-sdk';
import { searchedDate, spellDate } from '@taskweave/ui/typed-date';
import {
  type SearchAttribute,
  type SearchOperator,
  searchAttribute,
  searchAttributes,
} from '../../address/searchAttributes';
import { beginDraft, isCalled, plainCriterion, type SearchDraft, stepOf } from '../criterion/searchDraft';
import { attributeLabel, operatorSign, operatorWord } from '../criterion/searchTexts';
import { fittingOperators } from '../criterion/variableKinds';
import { knownNames } from './knownNames';
import type { SuggestContext, Suggestion } from './Suggestion';
import { suggestValues } from './suggestValues';

/** What can be chosen next. */
export function suggest(context: SuggestContext): readonly Suggestion[] {
  const { draft } = context;
  switch (stepOf(draft)) {
    case 'name':
      return draft === null ? [] : suggestNames(draft, context);
    case 'operator':
      return draft === null ? [] : suggestOperators(draft, context);
    case 'value':
      return draft === null ? [] : suggestValues(draft, context);
    default:
      return suggestAttributes(context);
  }
}

/** Whether Enter takes the first line without an arrow key before it. */
export function choosesFirst(context: SuggestContext): boolean {
  const { draft, text } = context;
  const step = stepOf(draft);
  if (step === 'operator') return true;
  if (step === 'value') {
    const { kind } = draft?.attribute ?? {};
    return (
      kind === 'choice' ||
      (kind === 'date' && searchedDate(text, context.language.locale, context.now) !== null)
    );
  }
  return text.trim() !== '';
}

function suggestAttributes(context: SuggestContext): readonly Suggestion[] {
  const { text, language, variables } = context;
  const plain = text.trim();
  const attributes = searchAttributes
    .filter(({ key }) => holdsWords(attributeLabel(language, key), plain))
    .map((attribute) => attributeLine(attribute, language));
  if (plain === '') {
    return [...variables.map((variable) => variableLine(variable, language)), ...attributes];
  }
  const known = knownNames(plain, [...variables, ...context.otherVariables]).map((variable) =>
    variableLine(variable, language),
  );
  return [...parsedLine(plain, context), nameLine(plain, language), ...known, ...attributes];
}

function attributeLine(attribute: SearchAttribute, language: Language): Suggestion {
  const { key, kind } = attribute;
  return {
    id: key,
    label: attributeLabel(language, key),
    action:
      kind === 'flag'
        ? { kind: 'finish', criterion: { type: key, name: '', operator: 'eq', value: '' } }
        : { kind: 'continue', draft: beginDraft(attribute) },
  };
}

function variableLine({ name, label }: FilterVariable, language: Language): Suggestion {
  const attribute = searchAttribute('processVariables') as SearchAttribute;
  return {
    id: `variable ${name}`,
    label: label === name ? name : `${label} (${name})`,
    detail: attributeLabel(language, attribute.key),
    action: { kind: 'continue', draft: { ...beginDraft(attribute), name } },
  };
}

function nameLine(text: string, language: Language): Suggestion {
  return {
    id: 'plain',
    label: language.t('search.plain', { text }),
    action: { kind: 'finish', criterion: plainCriterion(text) },
  };
}

const TYPED = /^([^<>=!~:]*[^\s<>=!~:])\s*(>=|<=|!=|=|>|<|~)\s*(\S.*)$/;
const TYPED_OPERATORS: Readonly<Record<string, readonly SearchOperator[]>> = {
  '=': ['eq', 'In'],
  '!=': ['neq'],
  '>': ['gt', 'After'],
  '>=': ['gteq', 'min', 'After'],
  '<': ['lt', 'Before'],
  '<=': ['lteq', 'max', 'Before'],
  '~': ['like', 'Like'],
};

/** For those who type: `amount >= 1000` in one go. What is no attribute is taken for a process variable. */
function parsedLine(
  text: string,
  { language, variables, otherVariables, kindOf, now }: SuggestContext,
): readonly Suggestion[] {
  const { locale } = language;
  const [, subject = '', sign = '', value = ''] = TYPED.exec(text) ?? [];
  if (subject === '') return [];
  const isNamed = (label: string) => label.toLocaleLowerCase() === subject.toLocaleLowerCase();
  const ownAttribute = searchAttributes.find(
    ({ key }) => isNamed(key) || isNamed(attributeLabel(language, key)),
  );
  const attribute = ownAttribute ?? searchAttribute('processVariables');
  if (attribute === undefined) return [];
  const variable = [...variables, ...otherVariables].find((known) => isCalled(known, subject));
  // With a blank in it, a name that nobody knows is rather a sentence.
  if (ownAttribute === undefined && variable === undefined && /\s/.test(subject)) return [];
  const name = ownAttribute === undefined ? (variable?.name ?? subject) : '';
  const operators = fittingOperators(attribute, name === '' ? null : kindOf(name));
  const operator = TYPED_OPERATORS[sign]?.find((one) => operators.includes(one));
  if (operator === undefined) return [];
  const date = attribute.kind === 'date' ? searchedDate(value, locale, now) : null;
  const shown = date === null ? value : spellDate(date, locale);
  return [
    {
      id: 'typed',
      label: `${name || attributeLabel(language, attribute.key)} ${operatorSign(language, operator)} ${shown}`,
      ...(ownAttribute === undefined && { detail: attributeLabel(language, attribute.key) }),
      action: { kind: 'finish', criterion: { type: attribute.key, name, operator, value: date ?? value } },
    },
  ];
}

function suggestNames(draft: SearchDraft, context: SuggestContext): readonly Suggestion[] {
  const { language, variables, otherVariables } = context;
  const plain = context.text.trim();
  const known = knownNames(plain, [...variables, ...otherVariables]).map(
    ({ name, label }): Suggestion => ({
      id: `variable ${name}`,
      label: label === name ? name : `${label} (${name})`,
      action: { kind: 'continue', draft: named(draft, name, context) },
    }),
  );
  if (plain === '' || [...variables, ...otherVariables].some(({ name }) => name === plain)) return known;
  return [
    ...known,
    {
      id: 'typed',
      label: language.t('search.name.typed', { name: plain }),
      detail: language.t('search.name.unknown'),
      action: { kind: 'continue', draft: named(draft, plain, context) },
    },
  ];
}

/** The draft about a variable; the operator goes that it had for another, where it does not fit this one. */
function named(draft: SearchDraft, name: string, { kindOf }: SuggestContext): SearchDraft {
  const fits = fittingOperators(draft.attribute, kindOf(name)).some(
    (operator) => operator === draft.operator,
  );
  return { ...draft, name, operator: fits ? draft.operator : null };
}

function suggestOperators(
  draft: SearchDraft,
  { text, language, kindOf }: SuggestContext,
): readonly Suggestion[] {
  const plain = text.trim();
  const kind = draft.name === null ? null : kindOf(draft.name);
  return fittingOperators(draft.attribute, kind)
    .map((operator) => ({
      operator,
      word: operatorWord(language, operator),
      sign: operatorSign(language, operator),
    }))
    .filter(
      ({ operator, word, sign }) =>
        plain === '' ||
        sign === plain ||
        TYPED_OPERATORS[plain]?.includes(operator) === true ||
        holdsWords(word, plain),
    )
    .map(({ operator, word, sign }) => ({
      id: operator,
      label: word,
      ...(sign !== word && { detail: sign }),
      action: { kind: 'continue', draft: { ...draft, operator } },
    }));
}
