import type { FilterVariable } from '@taskweave/engine-client/resources/filter';
import type { Language } from '@taskweave/plugin-sdk';
import { holdsWords } from './holdsWords';
import type { SuggestContext, Suggestion } from './Suggestion';
import { type SearchAttribute, searchAttribute, searchAttributes } from './searchAttributes';
import { beginDraft, plainCriterion, type SearchDraft, stepOf } from './searchDraft';
import { attributeLabel, operatorSign, operatorWord } from './searchTexts';
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
export function choosesFirst({ draft, text }: Pick<SuggestContext, 'draft' | 'text'>): boolean {
  const step = stepOf(draft);
  if (step === 'operator') return true;
  if (step === 'value') return draft?.attribute.kind === 'choice';
  return text.trim() !== '';
}

function suggestAttributes({ text, language, variables }: SuggestContext): readonly Suggestion[] {
  const plain = text.trim();
  const attributes = searchAttributes
    .filter(({ key }) => holdsWords(attributeLabel(language, key), plain))
    .map((attribute) => attributeLine(attribute, language));
  const known = variables
    .filter(({ name, label }) => holdsWords(`${label} ${name}`, plain))
    .map((variable) => variableLine(variable, language));
  if (plain === '') return [...known, ...attributes];
  return [...parsedLine(plain, language, variables), nameLine(plain, language), ...known, ...attributes];
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

const TYPED = /^([^\s<>=!~:]+)\s*(>=|<=|!=|=|>|<|~)\s*(\S.*)$/;
const TYPED_OPERATORS: Readonly<Record<string, readonly string[]>> = {
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
  language: Language,
  variables: readonly FilterVariable[],
): readonly Suggestion[] {
  const [, subject = '', sign = '', value = ''] = TYPED.exec(text) ?? [];
  if (subject === '') return [];
  const isNamed = (label: string) => label.toLocaleLowerCase() === subject.toLocaleLowerCase();
  const named = searchAttributes.find(({ key }) => isNamed(key) || isNamed(attributeLabel(language, key)));
  const attribute = named ?? searchAttribute('processVariables');
  const operator = TYPED_OPERATORS[sign]?.find((one) => attribute?.operators.some((known) => known === one));
  if (attribute === undefined || operator === undefined) return [];
  const variable = variables.find(({ name, label }) => isNamed(name) || isNamed(label));
  const name = named === undefined ? (variable?.name ?? subject) : '';
  return [
    {
      id: 'typed',
      label: `${name || attributeLabel(language, attribute.key)} ${operatorSign(language, operator)} ${value}`,
      ...(named === undefined && { detail: attributeLabel(language, attribute.key) }),
      action: { kind: 'finish', criterion: { type: attribute.key, name, operator, value } },
    },
  ];
}

function suggestNames(draft: SearchDraft, { text, language, variables }: SuggestContext) {
  const plain = text.trim();
  const known: readonly Suggestion[] = variables
    .filter(({ name, label }) => holdsWords(`${label} ${name}`, plain))
    .map(({ name, label }) => ({
      id: `variable ${name}`,
      label: label === name ? name : `${label} (${name})`,
      action: { kind: 'continue', draft: { ...draft, name } },
    }));
  if (plain === '' || variables.some(({ name }) => name === plain)) return known;
  const typed: Suggestion = {
    id: 'typed',
    label: plain,
    detail: language.t('search.name'),
    action: { kind: 'continue', draft: { ...draft, name: plain } },
  };
  return [typed, ...known];
}

function suggestOperators(draft: SearchDraft, { text, language }: SuggestContext): readonly Suggestion[] {
  const plain = text.trim();
  return draft.attribute.operators
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
