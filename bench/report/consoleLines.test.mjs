import { expect, it } from 'vitest';
import { consoleLines } from './consoleLines.mjs';

it('tells once why something is not possible', () => {
  const refused = { values: ['1 ms', 'not possible: It has none.'], ratios: [''], floor: '' };
  const tables = [
    {
      title: 'Plugins',
      rows: [
        { ...refused, title: 'ten' },
        { ...refused, title: 'fifty' },
      ],
    },
  ];
  expect(consoleLines(tables, ['Ours', 'Theirs']).slice(3)).toEqual([
    'ten    1 ms  not possible',
    'fifty  1 ms  not possible',
    'not possible: It has none.',
  ]);
});

it('sets figures in columns, to the right', () => {
  const tables = [
    {
      title: 'Work',
      rows: [
        { title: 'claim', values: ['90 ms', '1,100 ms'], ratios: ['0.08 ×'], floor: '' },
        { title: 'complete', values: ['900 ms', '1 ms'], ratios: [''], floor: '50 ms' },
      ],
    },
  ];
  expect(consoleLines(tables, ['Ours', 'Theirs'])).toEqual([
    '',
    'Work',
    '            Ours    Theirs   ratio  floor',
    'claim      90 ms  1,100 ms  0.08 ×',
    'complete  900 ms      1 ms          50 ms',
  ]);
});
