import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerTime, pageTime } from './pageTime';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00Z') });
});
afterEach(() => {
  hearServerTime(0);
});

it('is that of the computer before anything is heard, and where the two differ by no more than a slow answer', () => {
  expect(pageTime().toISOString()).toBe('2026-11-22T20:00:00.000Z');
  hearServerTime(-110_000);
  expect(pageTime().toISOString()).toBe('2026-11-22T20:00:00.000Z');
});

it('is that of the server where the computer is wrong, and again that of the computer once it is right @F11', () => {
  hearServerTime(-86_400_000);
  expect(pageTime().toISOString()).toBe('2026-11-21T20:00:00.000Z');
  hearServerTime(500);
  expect(pageTime().toISOString()).toBe('2026-11-22T20:00:00.000Z');
});
