type Moment =
  | 'now'
  | 'yesterday'
  | 'today'
  | 'tomorrow'
  | 'dayAfterTomorrow'
  | 'lastWeek'
  | 'thisWeek'
  | 'nextWeek'
  | 'weekAfterNext'
  | 'lastMonth'
  | 'thisMonth'
  | 'nextMonth'
  | 'monthAfterNext'
  | 'weekAhead'
  | 'weekAgo';

export interface RelativeDate {
  readonly id: Moment;
  readonly expression: string;
}

const TODAY = 'dateTime().withTimeAtStartOfDay()';

export const RELATIVE_DATES: readonly RelativeDate[] = [
  moment('now', 'now()'),
  moment('yesterday', `${TODAY}.minusDays(1)`),
  moment('today', TODAY),
  moment('tomorrow', `${TODAY}.plusDays(1)`),
  moment('dayAfterTomorrow', `${TODAY}.plusDays(2)`),
  moment('lastWeek', `${TODAY}.minusWeeks(1).withDayOfWeek(1)`),
  moment('thisWeek', `${TODAY}.withDayOfWeek(1)`),
  moment('nextWeek', `${TODAY}.plusWeeks(1).withDayOfWeek(1)`),
  moment('weekAfterNext', `${TODAY}.plusWeeks(2).withDayOfWeek(1)`),
  moment('lastMonth', `${TODAY}.minusMonths(1).withDayOfMonth(1)`),
  moment('thisMonth', `${TODAY}.withDayOfMonth(1)`),
  moment('nextMonth', `${TODAY}.plusMonths(1).withDayOfMonth(1)`),
  moment('monthAfterNext', `${TODAY}.plusMonths(2).withDayOfMonth(1)`),
  moment('weekAhead', 'dateTime().plusDays(7)'),
  moment('weekAgo', 'dateTime().minusDays(7)'),
];

export function relativeDateOf(expression: string): RelativeDate | undefined {
  // The list's search writes `#{`, takes a moment off what "after" excludes, and turns to the first day before it moves on.
  const plain = expression
    .replaceAll(' ', '')
    .replace(/^#/, '$')
    .replace('.minusMillis(1)}', '}')
    .replace(/(\.withDayOf(?:Week|Month)\(1\))(\.(?:plus|minus)(?:Week|Month)s\(\d\))/, '$2$1');
  return RELATIVE_DATES.find((date) => date.expression === plain);
}

function moment(id: Moment, code: string): RelativeDate {
  return { id, expression: `\${${code}}` };
}
