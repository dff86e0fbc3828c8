import type { Formats } from '@taskweave/i18n/formats';
import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { formatPattern } from './formatPattern';

export function withPatterns(formats: Formats, patterns: Partial<InstallationSettings['dateFormat']>): void {
  const { monthName, day, abbr, normal, long, short } = patterns;
  const { locale, precise } = formats;
  const by = (pattern: string) => (date: Date) => formatPattern(date, pattern, locale);
  Object.assign(formats, {
    ...(normal !== undefined && { dateTime: by(normal) }),
    ...(long !== undefined && { exact: by(long) }),
    ...(short !== undefined && { date: by(short) }),
    ...((monthName ?? day) !== undefined && { heading: by(`${day ?? 'DD'} ${monthName ?? 'MMMM'}`) }),
    ...(abbr !== undefined && {
      precise: (date: Date) => (date.getTime() % 60_000 === 0 ? by(abbr)(date) : precise(date)),
    }),
  });
}
