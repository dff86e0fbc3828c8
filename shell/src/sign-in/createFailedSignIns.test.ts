import { expect, it } from 'vitest';
import { createFailedSignIns } from './createFailedSignIns';

function counting() {
  let time = 1_000_000;
  const failed = createFailedSignIns(() => time);
  return { ...failed, wait: (seconds: number) => (time += seconds * 1000) };
}

it('expects pauses as long as the engine makes them, rounded up to the next second', () => {
  const { refused, wait } = counting();
  const pauses = [4, 7, 13, 25, 49, 61, 61, 61, 61].map((expected) => {
    const { kind, seconds } = refused('demo');
    wait(expected);
    return [kind, seconds];
  });
  expect(pauses).toEqual([4, 7, 13, 25, 49, 61, 61, 61, 61].map((seconds) => ['wrong', seconds]));
});

it('tells an attempt within the pause from one after it, which makes the pause no longer', () => {
  const { refused, wait } = counting();
  refused('demo');
  wait(0.5);
  expect(refused('demo')).toEqual({ kind: 'early', seconds: 4 });
  wait(1.5);
  expect(refused('demo')).toEqual({ kind: 'early', seconds: 2 });
  wait(2);
  expect(refused('demo')).toEqual({ kind: 'wrong', seconds: 7 });
});

it('says that a user may be locked after the tenth, and stays with it', () => {
  const { refused, wait } = counting();
  for (let attempt = 1; attempt < 10; attempt += 1) {
    refused('demo');
    wait(61);
  }
  expect(refused('demo').kind).toBe('locked');
  wait(3600);
  expect(refused('demo').kind).toBe('locked');
});

it('counts for each user apart, and from the beginning after a sign-in', () => {
  const { refused, accepted } = counting();
  refused('demo');
  expect(refused('mary')).toEqual({ kind: 'wrong', seconds: 4 });
  accepted('demo');
  expect(refused('demo')).toEqual({ kind: 'wrong', seconds: 4 });
});
