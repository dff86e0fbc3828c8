import { expect, it } from 'vitest';
import { type HeldEvent, type HeldState, nextHeldState } from './heldState';

const STATES: readonly HeldState[] = ['held', 'sending', 'sent', 'undone', 'kept'];
const EVENTS: readonly HeldEvent[] = ['undo', 'time-over', 'leave', 'strand', 'done', 'refuse'];

/** The states that a row of events leads through. */
function through(events: readonly HeldEvent[]): readonly HeldState[] {
  const states: HeldState[] = ['held'];
  for (const event of events) states.push(nextHeldState(states.at(-1) ?? 'held', event));
  return states;
}

/** All rows of so many events. */
function rows(length: number): readonly (readonly HeldEvent[])[] {
  if (length === 0) return [[]];
  return rows(length - 1).flatMap((row) => EVENTS.map((event) => [...row, event]));
}

it.each<[HeldEvent, HeldState]>([
  ['undo', 'undone'],
  ['time-over', 'sending'],
  ['leave', 'sending'],
  ['strand', 'kept'],
  ['done', 'held'],
  ['refuse', 'held'],
])('held, and then %s: %s', (event, next) => {
  expect(nextHeldState('held', event)).toBe(next);
});

it.each<[HeldEvent, HeldState]>([
  ['done', 'sent'],
  ['refuse', 'kept'],
  ['undo', 'sending'],
  ['time-over', 'sending'],
  ['leave', 'sending'],
  ['strand', 'sending'],
])('on its way, and then %s: %s', (event, next) => {
  expect(nextHeldState('sending', event)).toBe(next);
});

it('is over once it is sent, undone or kept', () => {
  for (const state of STATES.slice(2)) {
    for (const event of EVENTS) expect(nextHeldState(state, event)).toBe(state);
  }
});

it('is sent once at most, and never taken back after that, whatever happens in which order', () => {
  for (const row of rows(5)) {
    const states = through(row);
    const begins = states.filter((state, at) => state === 'sending' && states[at - 1] !== 'sending');
    expect(begins.length).toBeLessThanOrEqual(1);
    if (begins.length === 1) expect(states).not.toContain('undone');
  }
});

it('counts as sent only after it was on its way', () => {
  for (const row of rows(5)) {
    const states = through(row);
    if (states.includes('sent')) expect(states).toContain('sending');
  }
});
