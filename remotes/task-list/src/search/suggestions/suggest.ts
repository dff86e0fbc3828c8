import { fold, holdsWords } from '@taskweave/base/texts/words';
import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import {
  attributeLabel,
  type CriterionLanguage,
  criterionText,
} from '@taskweave/widgets/search/chips/searchTexts';
import type { Completion } from '@taskweave/widgets/search/completeSearch';
import { isNotSearched, searchAttributes } from '@taskweave/widgets/search/criteria/searchAttributes';
import type { KeptSearch, SuggestContext, Suggestion, SuggestionAction } from './Suggestion';

/** Typed words already search by themselves, so suggestions must not hide the results. */
export function suggest(context: SuggestContext): readonly Suggestion[] {
  const { text, language, kept, completions, isAdding } = context;
  if (text.trim() === '' && !isAdding) {
    return [
      ...kept.map((one, index) => keptLine(one, index, language)),
      { id: 'list', label: language.t('search.addCriterion'), action: { kind: 'list' } },
    ];
  }
  return [
    ...(isAdding ? nameLines(context) : completions.map((one) => completionLine(one, context))),
    ...dialogLines(context),
  ];
}

function nameLines(context: SuggestContext): readonly Suggestion[] {
  const { text, language, variables, otherVariables } = context;
  const plain = text.trim();
  const named = (plain === '' ? variables : [...variables, ...otherVariables])
    .filter(({ name, label }) => holdsWords(`${label} ${name}`, plain))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  const attributes = searchAttributes
    .filter(({ key }) => !isNotSearched(key))
    .map(({ key, kind }) => ({ key, kind, label: attributeLabel(language, key) }))
    .filter(({ label }) => holdsWords(label, plain));
  return [
    ...named.map((variable) => variableLine(variable, language, { kind: 'type', text: `${variable.name} ` })),
    ...attributes.map(
      ({ key, kind, label }): Suggestion => ({
        id: key,
        label,
        action: kind === 'flag' ? { kind: 'accept', text: label } : { kind: 'type', text: `${label} ` },
      }),
    ),
  ];
}

function dialogLines({ open, language: { t } }: SuggestContext): readonly Suggestion[] {
  if (open === null || open.takes === null) return [];
  const label = t(open.takes === 'list' ? 'search.lines' : 'search.pickDate');
  return [{ id: open.takes, label, action: { kind: 'dialog', open } }];
}

function completionLine(completion: Completion, context: SuggestContext): Suggestion {
  const { words, criterion, variable } = completion;
  const { language, userId, variables, otherVariables } = context;
  const action = typed(completion);
  const isMe = criterion !== null && completion.label === language.t('search.me');
  if (variable !== null) {
    const label = [...variables, ...otherVariables].find(({ name }) => name === variable)?.label ?? variable;
    return { ...variableLine({ name: variable, label }, language, action), completes: true };
  }
  const meaning = isMe ? userId : criterion === null ? '' : criterionText(criterion, language).brief;
  const label = criterion === null && completion.label === words ? `${words} …` : completion.label;
  return {
    id: `complete ${words}`,
    label,
    ...(meaning !== '' && fold(meaning) !== fold(label) && { detail: meaning }),
    action,
    completes: true,
  };
}

function typed({ text, criterion }: Completion): SuggestionAction {
  return criterion === null ? { kind: 'type', text: `${text} ` } : { kind: 'accept', text };
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

function variableLine(
  { name, label }: FilterVariable,
  language: CriterionLanguage,
  action: SuggestionAction,
): Suggestion {
  return {
    id: `variable ${name}`,
    label: label === name ? name : `${label} (${name})`,
    detail: attributeLabel(language, 'processVariables'),
    action,
  };
}
