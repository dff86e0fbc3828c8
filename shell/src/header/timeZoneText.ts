export function timeZoneText(now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const offset = offsetText(-now.getTimezoneOffset());
  return timeZone === undefined || timeZone === offset ? offset : `${timeZone} (${offset})`;
}

function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.trunc(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
