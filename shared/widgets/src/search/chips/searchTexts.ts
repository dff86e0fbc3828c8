import { calendarDaysBetween, startOfDay } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { perOwner } from '@taskweave/base/perOwner';
import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { unquote } from '@taskweave/engine-client/task-query/searchValue';
import { formatsFor } from '@taskweave/i18n/formats';
import { EITHER, partsOf } from '../alternatives';
import { isOfDate, signOf } from '../comparisons';
import { listOf, textOf } from '../criteria/convertCriterion';
import { NOW } from '../criteria/place/relativeDate';
import type { SearchCriterion } from '../criteria/Search';
import {
  DEFAULT_ATTRIBUTE,
  type SearchOperator,
  searchAttribute,
  searchAttributes,
} from '../criteria/searchAttributes';
import type { ComparedAttribute, ReadCriterion } from '../Interpretation';
import { isMonth, isPeriod, stretchOf } from '../periods';
import { ORDER } from '../readField';
import type { SearchToolTexts } from '../texts/searchToolTexts';

const WORDED: ReadonlySet<SearchOperator> = new Set([
  'In',
  'On',
  'Before',
  'After',
  'Like',
  'NotLike',
  'like',
  'notLike',
]);

const ORDERS = [
  'created asc',
  'created desc',
  'dueDate asc',
  'dueDate desc',
  'priority desc',
  'priority asc',
  'amount desc',
  'amount asc',
] as const;

export interface CriterionText {
  readonly subject: string;
  readonly operator: string;
  readonly value: string;
  readonly kind: string;
  readonly spoken: string;
  readonly brief: string;
}

export interface CriterionLanguage extends SearchToolTexts {
  readonly nameOf?: (id: string) => string | undefined;
  readonly labelOf?: (variable: string) => string | undefined;
}

export function attributeLabel({ t }: SearchToolTexts, key: string): string {
  const attribute = searchAttribute(key);
  return attribute === undefined ? key : t(`search.by.${attribute.key}`);
}

export function operatorWord({ t }: SearchToolTexts, operator: SearchOperator): string {
  return t(`search.op.${operator}`);
}

export function operatorSign(language: SearchToolTexts, operator: SearchOperator): string {
  const sign = WORDED.has(operator) ? null : signOf(operator);
  return sign ?? operatorWord(language, operator);
}

export const comparedAttributes = perOwner((language: SearchToolTexts): readonly ComparedAttribute[] =>
  searchAttributes.map(({ key, kind, operators, lookUp, choices }) => ({
    id: key,
    name: attributeLabel(language, key),
    kind,
    operators,
    lookUp,
    choices: choices?.map((id) => ({ id, name: language.t(`search.choice.${id}`) })),
  })),
);

export function criterionText(criterion: SearchCriterion, language: CriterionLanguage): CriterionText {
  const parts = criterion.type === EITHER ? partsOf(textOf(criterion.value)) : null;
  if (parts !== null) return alternativesText(parts, language);
  const order = criterion.type === ORDER ? ORDERS.find((one) => one === textOf(criterion.value)) : undefined;
  if (order !== undefined)
    return inBrief(language.t(`search.order.${order}`), language.t(`search.order.${order}`));
  const attribute = searchAttribute(criterion.type);
  const label = attributeLabel(language, criterion.type);
  const value = valueText(criterion, language);
  if (attribute?.kind === 'flag') return inBrief(label, label);
  const known = isOfDate(criterion.operator)
    ? criterion.operator
    : attribute?.operators.find((operator) => operator === criterion.operator);
  const operator = known === undefined ? criterion.operator : operatorSign(language, known);
  const word = known === undefined ? criterion.operator : operatorWord(language, known);
  const isNamed = attribute?.kind === 'variable' && criterion.name !== '';
  const name = language.labelOf?.(criterion.name) ?? criterion.name;
  const spoken = [label, name, word, value].filter((part) => part !== '').join(' ');
  if (criterion.type === DEFAULT_ATTRIBUTE && criterion.operator === 'NotLike') {
    const without = language.t('search.without', { text: value });
    return inBrief(without, without);
  }
  if (criterion.type === DEFAULT_ATTRIBUTE)
    return inBrief(language.t('search.word', { text: value }), spoken);
  const state = stateOf(criterion);
  if (state !== null) return inBrief(language.t(state), language.t(state));
  const subject = isNamed ? name : label;
  if (isDated(criterion))
    return dateText(criterion, isNamed ? subject : criterion.type, value, word, language);
  return {
    subject,
    kind: isNamed ? label : '',
    operator,
    value,
    spoken,
    brief: [subject, operator, value].filter((part) => part !== '').join(' '),
  };
}

/** What all of them are about is said once: "Due Monday or Friday". */
function alternativesText(parts: readonly ReadCriterion[], language: CriterionLanguage): CriterionText {
  const texts = parts.map((part) => criterionText(part, language));
  const [subject = ''] = texts.map((one) => one.subject);
  const isOne = texts.every((one) => one.subject === subject && one.operator === '' && one.value !== '');
  const said = new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(
    texts.map(({ brief, value }) => (isOne ? value : brief)),
  );
  return isOne
    ? {
        subject,
        operator: '',
        value: said,
        kind: '',
        spoken: `${subject} ${said}`,
        brief: `${subject} ${said}`,
      }
    : inBrief(said, said);
}

function isDated({ type, operator }: SearchCriterion): boolean {
  const kind = searchAttribute(type)?.kind;
  return kind === 'date' || (kind === 'variable' && isOfDate(operator));
}

/** As people say it, and as the search reads it: "Due by Friday". */
function dateText(
  { operator, value }: SearchCriterion,
  key: string,
  text: string,
  word: string,
  language: CriterionLanguage,
): CriterionText {
  const { t, locale } = language;
  const subject =
    key === 'due' || key === 'followUp' ? t(`search.brief.${key}`) : attributeLabel(language, key);
  const day = /^\d{4}-\d{2}-\d{2}(?:T00:00(?::00)?)?$/.test(textOf(value))
    ? parseEngineDate(textOf(value).slice(0, 10))
    : null;
  const isDay = day !== null && operator !== 'On';
  const until = operator === 'Before' ? -1 : 0;
  const shown = isDay ? dayText(startOfDay(day, until), locale) : text;
  const relation =
    operator === 'On' ? '' : isDay ? t(operator === 'Before' ? 'search.until' : 'search.since') : word;
  const brief = [subject, relation, shown].filter((part) => part !== '').join(' ');
  if (key === 'anyDate') return inBrief(shown, brief);
  return { subject, operator: relation, value: shown, kind: '', spoken: brief, brief };
}

function dayText(day: Date, locale: string): string {
  const now = pageTime();
  const days = calendarDaysBetween(now, day);
  return days > 0 && days < 7
    ? new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(day)
    : formatsFor(locale).date(day, now);
}

function inBrief(subject: string, spoken: string): CriterionText {
  return { subject, operator: '', value: '', kind: '', spoken, brief: subject };
}

function stateOf({ type, operator, value }: SearchCriterion): 'search.overdue' | 'search.snoozed' | null {
  if (value !== NOW) return null;
  if (type === 'due' && operator === 'Before') return 'search.overdue';
  return type === 'followUp' && operator === 'After' ? 'search.snoozed' : null;
}

export function peopleIn({ type, operator, value }: SearchCriterion): readonly string[] {
  if (type === EITHER) return (partsOf(textOf(value)) ?? []).flatMap(peopleIn);
  if (searchAttribute(type)?.lookUp?.of !== 'user' || operator === 'Like') return [];
  const isList = operator === 'In' || operator === 'neq';
  const ids = isList
    ? listOf(value).map(unquote)
    : isExpression(textOf(value))
      ? []
      : [unquote(textOf(value))];
  return ids.filter((id) => id !== '');
}

function valueText(criterion: SearchCriterion, { locale, t, nameOf }: CriterionLanguage): string {
  const { type, operator, value } = criterion;
  const people = peopleIn(criterion);
  if (people.length > 0) return people.map((id) => nameOf?.(id) ?? id).join(', ');
  if (operator === 'In') return listOf(value).join(', ');
  const text = textOf(value);
  const attribute = searchAttribute(type);
  if (isDated(criterion)) {
    const relative = text === NOW || isPeriod(text) ? text : null;
    if (relative !== null) return t(`search.period.${relative}`);
    if (isMonth(text)) {
      const { start } = stretchOf(text, { now: new Date(0), locale });
      return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(start);
    }
    const day = operator === 'On' ? parseEngineDate(text.slice(0, 10)) : null;
    if (day !== null) return dayText(day, locale);
  }
  const choice = attribute?.choices?.find((one) => one === text);
  if (choice !== undefined) return t(`search.choice.${choice}`);
  const isDate = isDated(criterion) || (attribute?.kind === 'variable' && /^\d{4}-.*T/.test(text));
  const date = isDate ? parseEngineDate(text) : null;
  if (date === null) return text;
  return isDated(criterion) ? formatsFor(locale).dateTime(date) : formatsFor(locale).precise(date);
}
