import { expect, it } from 'vitest';
import { tellApart } from './tellApart';

it('adds to rows that read the same what tells them apart, and leaves the others', () => {
  const rows = [
    { id: '1', label: 'Review', detail: 'Invoice' },
    { id: '2', label: 'Review', detail: 'Order' },
    { id: '3', label: 'Review', detail: 'Invoice' },
    { id: '4', label: 'Bare' },
    { id: '5', label: 'Bare' },
  ];
  expect(tellApart(rows, ({ id }) => id).map(({ detail }) => detail)).toEqual([
    'Invoice · 1',
    'Order',
    'Invoice · 3',
    '4',
    '5',
  ]);
});
