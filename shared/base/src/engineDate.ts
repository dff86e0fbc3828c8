const ENGINE_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?(?:[.,](\d{1,9}))?\s*(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i;

export function parseEngineDate(text: string | null | undefined): Date | null {
  if (text === null || text === undefined) return null;
  const match = ENGINE_DATE.exec(text.trim());
  if (match === null) return null;
  const [, day = '', time = '00:00', seconds = '00', fraction = '0', offset = ''] = match;
  // Browsers take 31 February for 3 March.
  if (new Date(`${day}T00:00Z`).getUTCDate() !== Number(day.slice(8))) return null;
  const millis = fraction.slice(0, 3).padEnd(3, '0');
  const date = new Date(`${day}T${time}:${seconds}.${millis}${normalizeOffset(offset)}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function toEngineDate(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const sign = minutes < 0 ? '-' : '+';
  const size = Math.abs(minutes);
  const offset = `${sign}${pad(Math.trunc(size / 60))}${pad(size % 60)}`;
  const clock = `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
  return `${toInputDate(date)}T${clock}.${pad(date.getMilliseconds(), 3)}${offset}`;
}

export function toInputDate(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function toInputDateTime(date: Date): string {
  return `${toInputDate(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

export function toLocalDateTime(date: Date): string {
  const millis = date.getMilliseconds() === 0 ? '' : `.${pad(date.getMilliseconds(), 3)}`;
  const seconds = date.getSeconds() === 0 && millis === '' ? '' : `:${pad(date.getSeconds())}${millis}`;
  return `${toInputDateTime(date)}${seconds}`;
}

function normalizeOffset(offset: string): string {
  if (offset === '' || offset.toUpperCase() === 'Z') return offset.toUpperCase();
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
