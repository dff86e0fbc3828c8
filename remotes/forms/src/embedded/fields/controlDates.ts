import { toEngineDate, toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';

export type DateControl = 'date' | 'time' | 'datetime-local' | 'month' | 'week';

/** 1 June 1970 is both a Monday and the first day of a month. */
const FIRST_DAY = new Date(1970, 5, 1);
const DAY = 24 * 60 * 60 * 1000;

export function isDateControl(type: string): type is DateControl {
  return ['date', 'time', 'datetime-local', 'month', 'week'].includes(type);
}

export function toDateText(date: Date, type: DateControl): string {
  switch (type) {
    case 'date':
      return toInputDate(date);
    case 'time':
      return toLocalDateTime(date).slice(toInputDate(date).length + 1);
    case 'month':
      return toInputDate(date).slice(0, -3);
    case 'week':
      return toWeek(date);
    case 'datetime-local':
      return toLocalDateTime(date);
  }
}

export function readDateText(text: string, type: DateControl, before: Date | null): Date | null {
  if (type === 'time' && before === null) return null;
  const base = before ?? FIRST_DAY;
  const [day, time] = partsOf(text, type, base);
  const date = new Date(`${day}T${time}`);
  if (Number.isNaN(date.getTime()) || toInputDate(date) !== day) return null;
  // An hour the user did not enter may shift at a clock change; a typed one may not.
  const isHourMeant = type === 'time' || type === 'datetime-local';
  if (isHourMeant && !toLocalDateTime(date).startsWith(time.slice(0, 5), day.length + 1)) return null;
  return nearestTo(date, before);
}

export function nearestTo(date: Date, before: Date | null): Date {
  const later = new Date(date.getTime() + 60 * 60 * 1000);
  const isTwice = toLocalDateTime(later) === toLocalDateTime(date);
  return isTwice && before?.getTimezoneOffset() === later.getTimezoneOffset() ? later : date;
}

function partsOf(text: string, type: DateControl, base: Date): readonly [day: string, time: string] {
  const time = toEngineDate(base).slice(-17, -5);
  switch (type) {
    case 'date':
      return [text, time];
    case 'time':
      return [toInputDate(base), text];
    case 'datetime-local':
      return [text.slice(0, text.indexOf('T')), text.slice(text.indexOf('T') + 1)];
    case 'month':
      return [`${text}-${String(Math.min(base.getDate(), lastDayOf(text))).padStart(2, '0')}`, time];
    case 'week':
      return [dayOfWeek(text, (base.getDay() + 6) % 7), time];
  }
}

function lastDayOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** ISO weeks belong to the year of their Thursday. */
function toWeek(date: Date): string {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const thursday = new Date(day + (3 - ((date.getDay() + 6) % 7)) * DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

function dayOfWeek(text: string, weekday: number): string {
  const [year = 0, week = 0] = text.split('-W').map(Number);
  const fourth = new Date(Date.UTC(year, 0, 4));
  if (Number.isNaN(fourth.getTime())) return '';
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY + (week - 1) * 7 * DAY;
  return new Date(monday + weekday * DAY).toISOString().slice(0, 10);
}
