import { expect, it } from 'vitest';
import { Measurements } from './Measurements.mjs';
import { judgeTargets } from './targets.mjs';

const at = { ours: 'ours', theirs: 'theirs', tasks: 10_000, engineTime: { list: 20, task: 5 } };

/** @param {readonly [figure: string, driver: string, value: number, tasks?: number][]} figures */
function judged(...figures) {
  const measurements = new Measurements();
  for (const [figure, driver, value, tasks = at.tasks] of figures) {
    measurements.add({ figure, driver, tasks, cpu: 1 }, value);
  }
  const verdicts = judgeTargets(measurements, at);
  return (/** @type {string} */ title) => verdicts.find((verdict) => verdict.title === title);
}

it('meets a ratio at its very limit and misses it above', () => {
  const of = judged(
    ['warm-4g', 'ours', 250],
    ['warm-4g', 'theirs', 1000],
    ['cold-4g', 'ours', 1001],
    ['cold-4g', 'theirs', 8000],
  );
  expect(of('Warm start, 4g')).toMatchObject({
    outcome: 'met',
    shown: '0.25 × the old Tasklist (250 ms to 1,000 ms)',
  });
  expect(of('Cold start, 4g')).toMatchObject({ outcome: 'missed' });
});

it('judges a limit by our own figure alone', () => {
  const of = judged(['bytes-first', 'ours', 240_001], ['requests-first', 'ours', 12], ['heap', 'theirs', 1]);
  expect(of('Bytes until the first list')).toMatchObject({ outcome: 'missed', goal: '≤ 240 kB' });
  expect(of('Requests until the first list')).toMatchObject({ outcome: 'met', shown: '12' });
  expect(of('Heap with a task open')).toMatchObject({ outcome: 'not measured' });
});

it('compares a cold start with the floor of our own bytes', () => {
  const of = judged(['cold-4g', 'ours', 600], ['bytes-first', 'ours', 250_000], ['evaluation', 'ours', 60]);
  expect(of('Cold start, 4g, to what is possible')).toMatchObject({
    outcome: 'missed',
    shown: '1.61 × the floor (600 ms to 373 ms)',
  });
});

it('asks for 100,000 tasks where it says so', () => {
  const title = '100,000 tasks: longest task while browsing';
  expect(judged(['longest-browse', 'ours', 10])(title)).toMatchObject({ outcome: 'not measured' });
  expect(judged(['longest-browse', 'ours', 51, 100_000])(title)).toMatchObject({ outcome: 'missed' });
});
