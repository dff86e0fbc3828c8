/** Reads the engine's date text, whose offset has no colon (`2026-01-23T13:42:42.657+0200`). Null when it is none. */
export function parseEngineDate(text: string): Date | null {
  const date = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Writes a date as the engine wants it: local time with milliseconds and the offset of that day. */
export function formatEngineDate(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const sign = offset < 0 ? '-' : '+';
  const day = `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
  const time = `${digits(date.getHours())}:${digits(date.getMinutes())}:${digits(date.getSeconds())}`;
  const zone = `${sign}${digits(Math.floor(Math.abs(offset) / 60))}${digits(Math.abs(offset) % 60)}`;
  return `${day}T${time}.${digits(date.getMilliseconds(), 3)}${zone}`;
}

function digits(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
