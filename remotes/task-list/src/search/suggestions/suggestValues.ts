import { startOfDay } from '@taskweave/base/calendar';
import { toInputDate, toInputDateTime } from '@taskweave/base/engineDate';
import { holdsWords } from '@taskweave/base/texts/words';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { literal } from '@taskweave/engine-client/task-query/searchValue';
import type { Language } from '@taskweave/plugin-sdk';
import { searchedDate, spellDate } from '@taskweave/ui/typed-date';
import type { LookUp } from '../../address/searchAttributes';
import { finishDraft, type SearchDraft, stepOf } from '../criterion/searchDraft';
import type { SuggestContext, Suggestion, SuggestionAction } from './Suggestion';

const MOST_CHOICES = 20;
const PERIODS = [
  'today',
  'tomorrow',
  'this-week',
  'next-week',
  'this-month',
  'yesterday',
  'last-week',
  'last-month',
] as const;

export function lookUpOf(
  draft: SearchDraft | null,
  text: string,
): (LookUp & { readonly text: string }) | null {
  if (draft === null || stepOf(draft) !== 'value' || draft.attribute.lookUp === undefined) return null;
  const { of, by } = draft.attribute.lookUp;
  // Ids only match as a whole.
  if (by === 'id' && draft.operator === 'Like') return null;
  return { of, by, text: draft.operator === 'In' ? lastOf(text).part : text.trim() };
}

export function suggestValues(draft: SearchDraft, context: SuggestContext): readonly Suggestion[] {
  const { text, language, now } = context;
  const { t } = language;
  const plain = text.trim();
  const finish = finisher(draft);

  if (draft.operator === 'In') {
    return [
      ...suggestParts(draft, context),
      { id: 'lines', label: t('search.lines'), action: { kind: 'dialog', draft } },
    ];
  }
  switch (draft.attribute.kind) {
    case 'choice':
      return (draft.attribute.choices ?? [])
        .map((choice) => ({ id: choice, label: t(`search.choice.${choice}`), action: finish(choice) }))
        .filter(({ label }) => holdsWords(label, plain));
    case 'date':
      if (draft.operator === 'On' && plain === '') return periodLines(language, finish);
      return [
        ...(plain === '' ? dateLines(now, language, finish) : readLine(context, finish)),
        dateLine(draft, language),
      ];
    case 'variable':
      return plain === '' ? variableLines(draft, context) : [];
    default:
      return suggestChoices(draft, context);
  }
}

function variableLines(draft: SearchDraft, { language, kindOf }: SuggestContext): readonly Suggestion[] {
  const { t } = language;
  const { operator, name } = draft;
  const kind = name === null ? null : kindOf(name);
  const finish = finisher(draft);
  if (operator === 'like' || operator === 'notLike') return [];
  const word = (value: string, detail: string) => ({
    id: value,
    label: value,
    detail,
    action: finish(value),
  });
  const truths = [word('true', t('search.value.true')), word('false', t('search.value.false'))];
  const isEquality = operator === 'eq' || operator === 'neq';
  return [
    ...(isEquality && (kind === null || kind === 'boolean') ? truths : []),
    ...(isEquality ? [word('NULL', t('search.value.null'))] : []),
    ...(kind === null || kind === 'date' ? [dateLine(draft, language)] : []),
  ];
}

function suggestChoices(draft: SearchDraft, context: SuggestContext): readonly Suggestion[] {
  const { text, language, choices, userId } = context;
  const lookUp = lookUpOf(draft, text);
  if (lookUp === null) return [];
  const finish = finisher(draft);
  const me = lookUp.of === 'user' ? choices.find(({ id }) => id === userId) : undefined;
  const meLabel = language.t('search.me');
  const isMe = lookUp.of === 'user' && holdsWords(`${meLabel} ${me?.name ?? ''} ${userId}`, lookUp.text);
  return [
    ...(isMe ? [{ id: 'me', label: meLabel, detail: userId, action: finish(literal(userId)) }] : []),
    ...fitting(choices, lookUp)
      .filter(({ id }) => id !== me?.id)
      .map((choice) => choiceLine(choice, finish(literal(choice[lookUp.by])))),
  ];
}

function suggestParts(draft: SearchDraft, { text, choices }: SuggestContext): readonly Suggestion[] {
  const lookUp = lookUpOf(draft, text);
  if (lookUp === null) return [];
  const { before } = lastOf(text);
  return fitting(choices, lookUp)
    .filter((choice) => !before.includes(choice[lookUp.by]))
    .map((choice) =>
      choiceLine(choice, { kind: 'type', text: `${[...before, choice[lookUp.by]].join(', ')}, ` }),
    );
}

function fitting(choices: readonly Choice[], { by, text }: LookUp & { text: string }): readonly Choice[] {
  const named = by === 'name' ? choices.filter(({ id, name }) => name !== id) : choices;
  return named.filter(({ id, name }) => holdsWords(`${name} ${id}`, text)).slice(0, MOST_CHOICES);
}

function choiceLine({ id, name }: Choice, action: SuggestionAction): Suggestion {
  return { id: `choice ${id}`, label: name, ...(name !== id && { detail: id }), action };
}

function finisher(draft: SearchDraft): (value: string) => SuggestionAction {
  return (value) => ({ kind: 'finish', criterion: finishDraft(draft, value) });
}

function lastOf(text: string): { readonly before: readonly string[]; readonly part: string } {
  const parts = text.split(',').map((part) => part.trim());
  return { before: parts.slice(0, -1).filter(Boolean), part: parts.at(-1) ?? '' };
}

function dateLine(draft: SearchDraft, { t }: Language): Suggestion {
  return { id: 'date', label: t('search.pickDate'), action: { kind: 'dialog', draft } };
}

function readLine(
  { text, language, now }: SuggestContext,
  finish: (value: string) => SuggestionAction,
): readonly Suggestion[] {
  const date = searchedDate(text, language.locale, now);
  return date === null ? [] : [{ id: 'read', label: spellDate(date, language.locale), action: finish(date) }];
}

function periodLines({ t }: Language, finish: (value: string) => SuggestionAction): readonly Suggestion[] {
  return PERIODS.map((period) => ({
    id: period,
    label: t(`search.period.${period}`),
    action: finish(period),
  }));
}

function dateLines(
  now: Date,
  { t }: Language,
  finish: (value: string) => SuggestionAction,
): readonly Suggestion[] {
  const dayFromNow = (days: number) => `${toInputDate(startOfDay(now, days))}T00:00:00`;
  return [
    { id: 'now', label: t('search.date.now'), action: finish(`${toInputDateTime(now)}:00`) },
    { id: 'today', label: t('search.date.today'), action: finish(dayFromNow(0)) },
    { id: 'tomorrow', label: t('search.date.tomorrow'), action: finish(dayFromNow(1)) },
    { id: 'week', label: t('search.date.inWeek'), action: finish(dayFromNow(7)) },
    { id: 'weekAgo', label: t('search.date.weekAgo'), action: finish(dayFromNow(-7)) },
  ];
}
