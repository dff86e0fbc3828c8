type Moment =
  | 'now'
  | 'today'
  | 'tomorrow'
  | 'dayAfterTomorrow'
  | 'thisWeek'
  | 'nextWeek'
  | 'nextMonth'
  | 'weekAhead'
  | 'weekAgo';

export interface RelativeDate {
  readonly id: Moment;
  readonly expression: string;
}

const TODAY = 'dateTime().withTimeAtStartOfDay()';

export const RELATIVE_DATES: readonly RelativeDate[] = [
  moment('now', 'now()'),
  moment('today', TODAY),
  moment('tomorrow', `${TODAY}.plusDays(1)`),
  moment('dayAfterTomorrow', `${TODAY}.plusDays(2)`),
  moment('thisWeek', `${TODAY}.withDayOfWeek(1)`),
  moment('nextWeek', `${TODAY}.plusWeeks(1).withDayOfWeek(1)`),
  moment('nextMonth', `${TODAY}.plusMonths(1).withDayOfMonth(1)`),
  moment('weekAhead', 'dateTime().plusDays(7)'),
  moment('weekAgo', 'dateTime().minusDays(7)'),
];

export function relativeDateOf(expression: string): RelativeDate | undefined {
  const plain = expression.replaceAll(' ', '');
  return RELATIVE_DATES.find((date) => date.expression === plain);
}

function moment(id: Moment, code: string): RelativeDate {
  return { id, expression: `\${${code}}` };
}
