import { expect, it, vi } from 'vitest';
import { timeZoneText } from './timeZoneText';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

it.each([
  ['Europe/Berlin', winter, 'Europe/Berlin (UTC+1)'],
  ['Europe/Berlin', summer, 'Europe/Berlin (UTC+2)'],
  ['America/New_York', winter, 'America/New_York (UTC-5)'],
  ['America/St_Johns', winter, 'America/St_Johns (UTC-3:30)'],
  ['Asia/Kathmandu', winter, /^Asia\/Ka\w+ \(UTC\+5:45\)$/],
  ['Europe/London', winter, 'Europe/London (UTC)'],
  ['UTC', winter, 'UTC'],
])('describes the zone %s as it is at %s', (zone, now, text) => {
  vi.stubEnv('TZ', zone);
  expect(timeZoneText(now)).toMatch(text);
});
