import { expect, it } from 'vitest';
import { consoleLines } from './consoleLines.mjs';

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
