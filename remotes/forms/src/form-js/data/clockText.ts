import { parseEngineDate, toInputDate, toInputDateTime } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import type { SchemaField } from './schemaFields';

const MINUTES_OF_DAY = 24 * 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^(\d{1,2})(?::(\d{1,2}))?[^Z+-]*(?:(Z)|([+-])(\d{1,2})(?::?(\d{2}))?)?$/;
const STEPS = [1, 5, 10, 15, 30, 60];
const FIRST_DAY = '1900-01-01';

export function clockText(field: SchemaField, date: Date): string {
  const text = toInputDateTime(date);
  if (field.subtype === 'time') return text.slice(-5);
  return field.subtype === 'datetime' ? text : toInputDate(date);
}

export function shownClock(field: SchemaField, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (field.subtype === 'time') return localClock(value);
  if (field.subtype !== 'datetime') return DAY.test(value) && mayBeChosen(field, value) ? value : '';
  const date = value.includes('T') ? new Date(value) : new Date(Number.NaN);
  const text = Number.isNaN(date.getTime()) ? '' : toInputDateTime(date);
  return mayBeChosen(field, text) ? text : '';
}

function mayBeChosen(field: SchemaField, text: string): boolean {
  const first = field.disallowPassedDates === true ? toInputDate(pageTime()) : FIRST_DAY;
  return text.length < 17 && text >= first && !Number.isNaN(new Date(text).getTime());
}

function localClock(value: string): string {
  const [, hours = '', minutes = '0', utc, sign, zoneHours = '0', zoneMinutes = '0'] =
    CLOCK.exec(value) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours === '' || total >= MINUTES_OF_DAY) return '';
  if (utc === undefined && sign === undefined) return clockOf(total);
  const ahead = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1);
  return clockOf(total - (utc === undefined ? ahead : 0) - pageTime().getTimezoneOffset());
}

function clockOf(minutes: number): string {
  const within = (minutes + 2 * MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

export function writtenClock(field: SchemaField, shown: string): string {
  const format = field.timeSerializingFormat;
  const isClock = field.subtype === 'time';
  if (!(isClock || field.subtype === 'datetime')) return shown;
  if (format !== 'utc_offset' && format !== 'utc_normalized') return shown;
  const date = isClock ? pageTime() : new Date(shown);
  const offset = date.getTimezoneOffset();
  if (format === 'utc_offset') {
    const size = Math.abs(offset);
    return `${shown}${offset > 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
  }
  return isClock ? `${clockOf(minutesOf(shown) + offset)}Z` : `${date.toISOString().slice(0, 16)}Z`;
}

export function stepOf(field: SchemaField): number {
  return STEPS.find((step) => step === field.timeInterval) ?? 15;
}

export function isOnStep(field: SchemaField, shown: string): boolean {
  return shown === '' || DAY.test(shown) || minutesOf(shown) % stepOf(field) === 0;
}

function minutesOf(shown: string): number {
  return Number(shown.slice(-5, -3)) * 60 + Number(shown.slice(-2));
}

export function chosenMoment(field: SchemaField, value: unknown, former: Date | null): Date | null {
  const shown = shownClock(field, value);
  const before = former === null ? '' : toInputDateTime(former);
  const [day = '', clock = ''] =
    field.subtype === 'time' ? [before.slice(0, -6), shown] : [shown.slice(0, 10), shown.slice(11)];
  if (day === '') return null;
  const keepsClock = field.subtype !== 'time' && field.subtype !== 'datetime';
  if (former !== null && (keepsClock || clock === before.slice(-5))) {
    const moved = new Date(former);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    moved.setFullYear(year, month - 1, date);
    return keepsClock || toInputDateTime(moved).endsWith(clock) ? moved : null;
  }
  return typedMoment(keepsClock ? `${day}T00:00` : `${day}T${clock}`);
}

export function typedMoment(text: string): Date | null {
  const date = parseEngineDate(text);
  const typed = text.trim().replace(' ', 'T');
  const day = new Date(`${typed.slice(0, 10)}T00:00Z`);
  if (date === null || Number.isNaN(day.getTime()) || !typed.startsWith(day.toISOString().slice(0, 10)))
    return null;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(typed.slice(11));
  return hasZone || toInputDateTime(date).startsWith(typed.slice(0, 16)) ? date : null;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
