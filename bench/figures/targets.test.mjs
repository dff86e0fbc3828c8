import { expect, it } from 'vitest';
import { Measurements } from './Measurements.mjs';
import { judgeTargets } from './targets.mjs';

/** @param {Readonly<Record<string, number>>} figures by name and front end @param {number} [tasks] */
function judged(figures, tasks = 5000) {
  const cells = Object.entries(figures).map(([name, value]) => {
    const [figure = '', driver = ''] = name.split('/');
    return { figure, driver, samples: [value] };
  });
  const verdicts = judgeTargets(new Measurements(cells), { ours: 'ours', theirs: 'old', tasks });
  return (/** @type {string} */ title) => verdicts.find((verdict) => verdict.title === title);
}

it('meets a share at its very limit and misses it above', () => {
  const of = judged({ 'warm-4g/ours': 250, 'warm-4g/old': 1000, 'cold-4g/ours': 1001, 'cold-4g/old': 8000 });
  expect(of('Warm start, 4g')).toMatchObject({
    outcome: 'met',
    goal: '≤ 1/4 of the old Tasklist',
    shown: '0.25 × the old Tasklist (250 ms to 1,000 ms)',
  });
  expect(of('Cold start, 4g')).toMatchObject({ outcome: 'missed' });
});

it('judges a limit by our own figure alone', () => {
  const of = judged({ 'bytes-first/ours': 240_001, 'requests-first/ours': 12, 'heap/old': 1 });
  expect(of('Bytes until the first list')).toMatchObject({ outcome: 'missed', goal: '≤ 240 kB' });
  expect(of('Requests until the first list')).toMatchObject({ outcome: 'met', shown: '12' });
  expect(of('Heap with a task open')).toMatchObject({ outcome: 'not measured' });
});

it('judges groups beside the list, in a list of 100,000', () => {
  const figures = { 'groups-heads/ours': 160, 'groups-list/ours': 100 };
  expect(judged(figures)('Heads of groups')).toBeUndefined();
  expect(judged(figures, 100_000)('Heads of groups')).toMatchObject({
    outcome: 'missed',
    shown: '1.60 × the list without them (160 ms to 100 ms)',
  });
});
