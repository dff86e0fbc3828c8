import { expect, it } from 'vitest';
import { Measurements } from '../figures/Measurements.mjs';
import { barChart, describeBars } from './barChart.mjs';
import { chartsOf } from './charts.mjs';
import { describeLines, lineChart } from './lineChart.mjs';

const bars = {
  title: 'Start <cold & warm>',
  series: ['Taskweave', 'old Tasklist'],
  rows: [
    {
      label: 'cold',
      bars: [
        { value: 100, label: '100 ms', interval: /** @type {const} */ ([90, 120]), floor: 50 },
        { value: 400, label: '400 ms' },
      ],
    },
    {
      label: 'warm',
      bars: [
        { value: 0, label: '0 ms' },
        { value: Number.NaN, label: 'not possible' },
      ],
    },
  ],
};

/** Widths of the bars by class. @param {string} svg */
function widths(svg) {
  return [...svg.matchAll(/<rect class="s\d" x="210"[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
}

it('draws bars as long as their values, the longest through the whole space, and none for what was not possible', () => {
  const [ours = 0, theirs = 0, ...others] = widths(barChart(bars));
  expect(theirs).toBe(760 - 210 - 96);
  expect(ours).toBeCloseTo(theirs / 4, 0);
  expect(others).toEqual([1]);
});

it('cuts bounds that would make all bars short', () => {
  const svg = barChart({
    ...bars,
    rows: [{ label: 'cold', bars: [{ value: 100, label: '', interval: [90, 800], floor: 50 }] }],
  });
  expect(widths(svg)[0]).toBeCloseTo((760 - 210 - 96) / 1.5, 0);
  const ends = [...svg.matchAll(/H([\d.]+)m/g)].map(([, end]) => Number(end));
  expect(ends).toEqual([760 - 96]);
  expect(svg).toContain('class="floor"');
});

it('leaves no sign of XML in a text as it is', () => {
  const svg = barChart(bars);
  expect(svg).toContain('<title id="title">Start &lt;cold &amp; warm&gt;</title>');
  expect(svg).not.toContain('<cold');
});

it('says in words what it shows', () => {
  expect(describeBars(bars)).toBe(
    'cold: Taskweave 100 ms, old Tasklist 400 ms. warm: Taskweave 0 ms, old Tasklist not possible.',
  );
});

const lines = {
  title: 'Memory',
  below: 'changes',
  steps: ['0', '100', '200'],
  lines: [
    { name: 'Taskweave', values: [2, 4, 4] },
    { name: 'old Tasklist', values: [1, Number.NaN, 3] },
  ],
  format: (/** @type {number} */ value) => `${value} MB`,
};

it('draws a line from zero up, without the points that are missing', () => {
  const [ours = '', theirs = ''] = [...lineChart(lines).matchAll(/<polyline[^>]*points="([^"]*)"/g)].map(
    ([, points]) => points,
  );
  expect(ours.split(' ')).toHaveLength(3);
  expect(theirs.split(' ')).toHaveLength(2);
  const [, first = 0, second = 0] = /,([\d.]+) [\d.]+,([\d.]+)/.exec(ours)?.map(Number) ?? [];
  expect(320 - 46 - first).toBeCloseTo((320 - 46 - second) / 2);
});

it('says the points of a line in words', () => {
  expect(describeLines(lines)).toBe(
    'Taskweave: 0: 2 MB, 100: 4 MB, 200: 4 MB. old Tasklist: 0: 1 MB, 100: none, 200: 3 MB.',
  );
});

it('draws only what was measured, and lengths of lists only where there are several', () => {
  const measurements = new Measurements();
  const at = { drivers: [{ id: 'ours', name: 'Ours' }], tasks: 300, engineTime: undefined };
  measurements.add({ figure: 'warm-loopback', driver: 'ours', tasks: 300, cpu: 1 }, 200);
  expect(chartsOf(measurements, at).map(({ name }) => name)).toEqual(['start-loopback']);
  measurements.add({ figure: 'warm-loopback', driver: 'ours', tasks: 10_000, cpu: 1 }, 210);
  expect(chartsOf(measurements, at).map(({ name }) => name)).toEqual([
    'start-loopback',
    'sizes-warm-loopback',
  ]);
});
