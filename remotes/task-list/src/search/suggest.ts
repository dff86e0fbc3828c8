import type { FilterVariable } from '@taskweave/engine-client/resources/filter';
import type { Identity } from '@taskweave/engine-client/resources/identityLookup';
import { toInputDate, toInputDateTime } from '@taskweave/i18n/engineDate';
import type { Language } from '@taskweave/plugin-sdk';
import type { SearchCriterion } from './Search';
import { type SearchAttribute, searchAttribute, searchAttributes } from './searchAttributes';
import { beginDraft, finishDraft, plainCriterion, type SearchDraft, stepOf } from './searchDraft';
import { attributeLabel, operatorSign, operatorWord } from './searchTexts';

/** One line of the list below the search. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** More about it, in faint words. */
  readonly detail?: string;
  readonly action: SuggestionAction;
}

export type SuggestionAction =
  | { readonly kind: 'continue'; readonly draft: SearchDraft }
  | { readonly kind: 'finish'; readonly criterion: SearchCriterion }
  /** The value is asked for in a dialog: a time, or several lines. */
  | { readonly kind: 'dialog'; readonly draft: SearchDraft };

export interface SuggestContext {
  readonly draft: SearchDraft | null;
  readonly text: string;
  readonly language: Language;
  /** Variables that the filter shows, and those that were searched for before. */
  readonly variables: readonly FilterVariable[];
  /** People or groups, where the draft asks for one. */
  readonly identities: readonly Identity[];
  readonly userId: string;
  readonly now: Date;
}

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
    .filter(({ key }) => holds(attributeLabel(language, key), plain))
    .map((attribute) => attributeLine(attribute, language));
  const known = variables
    .filter(({ name, label }) => holds(`${label} ${name}`, plain))
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
    .filter(({ name, label }) => holds(`${label} ${name}`, plain))
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
        holds(word, plain),
    )
    .map(({ operator, word, sign }) => ({
      id: operator,
      label: word,
      ...(sign !== word && { detail: sign }),
      action: { kind: 'continue', draft: { ...draft, operator } },
    }));
}

const PEOPLE: ReadonlySet<string> = new Set(['assignee', 'owner', 'candidateUser', 'involvedUser']);

/** Which directory helps with the value of a draft, if any. */
export function identityKindOf(draft: SearchDraft | null): 'user' | 'group' | null {
  if (stepOf(draft) !== 'value' || draft === null || draft.operator !== 'eq') return null;
  if (draft.attribute.key === 'candidateGroup') return 'group';
  return PEOPLE.has(draft.attribute.key) ? 'user' : null;
}

function suggestValues(draft: SearchDraft, context: SuggestContext): readonly Suggestion[] {
  const { text, language, identities, userId, now } = context;
  const { t } = language;
  const plain = text.trim();
  const finish = (value: string) => ({ kind: 'finish', criterion: finishDraft(draft, value) }) as const;

  if (draft.operator === 'In') {
    return [{ id: 'lines', label: t('search.lines'), action: { kind: 'dialog', draft } }];
  }
  switch (draft.attribute.kind) {
    case 'choice':
      return (draft.attribute.choices ?? [])
        .map((choice) => ({ id: choice, label: t(`search.choice.${choice}`), action: finish(choice) }))
        .filter(({ label }) => holds(label, plain));
    case 'date':
      return [...(plain === '' ? dateLines(now, language, finish) : []), dateLine(draft, language)];
    case 'variable':
      if (draft.operator === 'like' || draft.operator === 'notLike' || plain !== '') return [];
      return [
        ...(draft.operator === 'eq' || draft.operator === 'neq'
          ? [
              { id: 'true', label: 'true', detail: t('search.value.true'), action: finish('true') },
              { id: 'false', label: 'false', detail: t('search.value.false'), action: finish('false') },
              { id: 'NULL', label: 'NULL', detail: t('search.value.null'), action: finish('NULL') },
            ]
          : []),
        dateLine(draft, language),
      ];
    default: {
      const kind = identityKindOf(draft);
      if (kind === null) return [];
      const me = kind === 'user' ? identities.find(({ id }) => id === userId) : undefined;
      return [
        ...(kind === 'user' && holds(`${t('search.me')} ${me?.name ?? ''} ${userId}`, plain)
          ? [{ id: 'me', label: t('search.me'), detail: userId, action: finish(userId) }]
          : []),
        ...identities
          .filter(({ id, name }) => id !== me?.id && holds(`${name} ${id}`, plain))
          .slice(0, 20)
          .map(({ id, name }) => ({
            id: `identity ${id}`,
            label: name,
            ...(name !== id && { detail: id }),
            action: finish(id),
          })),
      ];
    }
  }
}

function dateLine(draft: SearchDraft, { t }: Language): Suggestion {
  return { id: 'date', label: t('search.pickDate'), action: { kind: 'dialog', draft } };
}

function dateLines(
  now: Date,
  { t }: Language,
  finish: (value: string) => SuggestionAction,
): readonly Suggestion[] {
  const dayFromNow = (days: number) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    return `${toInputDate(day)}T00:00:00`;
  };
  return [
    { id: 'now', label: t('search.date.now'), action: finish(`${toInputDateTime(now)}:00`) },
    { id: 'today', label: t('search.date.today'), action: finish(dayFromNow(0)) },
    { id: 'tomorrow', label: t('search.date.tomorrow'), action: finish(dayFromNow(1)) },
    { id: 'week', label: t('search.date.inWeek'), action: finish(dayFromNow(7)) },
    { id: 'weekAgo', label: t('search.date.weekAgo'), action: finish(dayFromNow(-7)) },
  ];
}

/** Every word of the text stands somewhere in the label. */
function holds(label: string, text: string): boolean {
  const haystack = label.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
