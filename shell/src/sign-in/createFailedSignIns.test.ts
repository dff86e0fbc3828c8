import { expect, it } from 'vitest';
import { createFailedSignIns } from './createFailedSignIns';

function counting() {
  let time = 1_000_000;
  const failed = createFailedSignIns(() => time);
  return { ...failed, wait: (seconds: number) => (time += seconds * 1000) };
}

it('expects pauses as long as the engine makes them', () => {
  const { refused, wait } = counting();
  const pauses = [3, 6, 12, 24, 48, 60, 60, 60, 60].map((expected) => {
    const { kind, seconds } = refused('demo');
    wait(expected);
    return [kind, seconds];
  });
  expect(pauses).toEqual([3, 6, 12, 24, 48, 60, 60, 60, 60].map((seconds) => ['wrong', seconds]));
});

it('tells an attempt within the pause from one after it, which makes the pause no longer', () => {
  const { refused, wait } = counting();
  refused('demo');
  wait(0.5);
  expect(refused('demo')).toEqual({ kind: 'early', seconds: 3 });
  wait(1.5);
  expect(refused('demo')).toEqual({ kind: 'early', seconds: 1 });
  wait(1);
  expect(refused('demo')).toEqual({ kind: 'wrong', seconds: 6 });
});

it('says that a user may be locked after the tenth, and stays with it', () => {
  const { refused, wait } = counting();
  for (let attempt = 1; attempt < 10; attempt += 1) {
    refused('demo');
    wait(60);
  }
  expect(refused('demo').kind).toBe('locked');
  wait(3600);
  expect(refused('demo').kind).toBe('locked');
});

it('counts for each user apart, and from the beginning after a sign-in', () => {
  const { refused, accepted } = counting();
  refused('demo');
  expect(refused('mary')).toEqual({ kind: 'wrong', seconds: 3 });
  accepted('demo');
  expect(refused('demo')).toEqual({ kind: 'wrong', seconds: 3 });
});
