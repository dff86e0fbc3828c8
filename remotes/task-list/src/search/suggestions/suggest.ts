import { fold, holdsWords } from '@taskweave/base/texts/words';
import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { Language } from '@taskweave/plugin-sdk';
import { searchedDate } from '@taskweave/ui/typed-date';
import { comparisonOf, operatorsOf } from '@taskweave/widgets/search/comparisons';
import type { Completion } from '@taskweave/widgets/search/completeSearch';
import { type SearchAttribute, searchAttribute, searchAttributes } from '../../address/searchAttributes';
import { beginDraft, type SearchDraft, stepOf } from '../criterion/searchDraft';
import {
  attributeLabel,
  type CriterionLanguage,
  criterionText,
  operatorSign,
  operatorWord,
} from '../criterion/searchTexts';
import { fittingOperators } from '../criterion/variableKinds';
import { knownNames } from './knownNames';
import type { KeptSearch, SuggestContext, Suggestion, SuggestionAction } from './Suggestion';
import { suggestValues } from './suggestValues';

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
  return step === 'name' && text.trim() !== '';
}

/** Typed words already search by themselves, so suggestions must not hide the results. */
function suggestAttributes(context: SuggestContext): readonly Suggestion[] {
  const { text, language, variables, otherVariables, isAdding } = context;
  const plain = text.trim();
  if (plain === '' && !isAdding) {
    return [
      ...context.kept.map((one, index) => keptLine(one, index, language)),
      { id: 'list', label: language.t('search.addCriterion'), action: { kind: 'list' } },
    ];
  }
  const fits = (label: string) => (isAdding ? holdsWords(label, plain) : isBeginning(label, plain));
  const attributes = searchAttributes
    .filter(({ key }) => fits(attributeLabel(language, key)))
    .map((attribute) => attributeLine(attribute, language));
  if (plain === '') {
    return [...variables.map((variable) => variableLine(variable, language)), ...attributes];
  }
  const known = knownNames(plain, [...variables, ...otherVariables])
    .filter(({ name, label }) => fits(name) || fits(label))
    .map((variable) => variableLine(variable, language));
  const lines = [...known, ...attributes];
  return isAdding ? lines : withCompletions(lines, context);
}

function withCompletions(
  lines: readonly Suggestion[],
  { completions, language }: SuggestContext,
): readonly Suggestion[] {
  const both = lines.map((line) => {
    const own = completions.find((completion) => isSameThing(line, completion));
    return own === undefined ? line : { ...line, completes: typed(own) };
  });
  const fresh = completions
    .filter((completion) => !lines.some((line) => isSameThing(line, completion)))
    .map((completion) => completionLine(completion, language));
  const isCompleting = ({ completes }: Suggestion) => completes !== undefined;
  return [...fresh, ...both.filter(isCompleting), ...both.filter((line) => !isCompleting(line))];
}

function isSameThing(line: Suggestion, { criterion, variable, words }: Completion): boolean {
  if (variable !== null) return line.id === `variable ${variable}`;
  return criterion === null && line.action.kind === 'continue' && fold(line.label).startsWith(fold(words));
}

function completionLine(completion: Completion, language: Language): Suggestion {
  const { words, label, criterion } = completion;
  const meaning = criterion === null ? '' : criterionText(criterion, language).brief;
  const name = criterion === null && label === words ? `${words} …` : label;
  return {
    id: `complete ${words}`,
    label: name,
    ...(meaning !== '' && fold(meaning) !== fold(name) && { detail: meaning }),
    action: typed(completion),
    completes: typed(completion),
  };
}

function typed({ text, criterion }: Completion): SuggestionAction {
  return criterion === null ? { kind: 'type', text: `${text} ` } : { kind: 'accept', text };
}

function isBeginning(label: string, text: string): boolean {
  return text.length > 1 && fold(label).startsWith(fold(text));
}

function keptLine({ name, search }: KeptSearch, index: number, language: CriterionLanguage): Suggestion {
  const words = search.criteria.map((criterion) => criterionText(criterion, language).brief).join(' · ');
  return {
    id: `kept ${index}`,
    label: name ?? words,
    detail: language.t(name === null ? 'search.recent' : 'search.kept'),
    action: { kind: 'search', search },
  };
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
  const typed = comparisonOf(plain);
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
        (typed !== null && operatorsOf(typed).includes(operator)) ||
        holdsWords(word, plain),
    )
    .map(({ operator, word, sign }) => ({
      id: operator,
      label: word,
      ...(sign !== word && { detail: sign }),
      action: { kind: 'continue', draft: { ...draft, operator } },
    }));
}
