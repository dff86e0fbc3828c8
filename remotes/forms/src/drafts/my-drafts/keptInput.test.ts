import { expect, it } from 'vitest';
import { keptInput } from './keptInput';

const FILE = { id: 'x', field: 'scan', name: 'scan.pdf', type: '', size: 1, lastModified: 0 };

it.each([
  ['generated', { amount: '12.50', approved: true, note: '' }, 'amount: 12.50, approved: true'],
  ['camunda-forms', { address: { city: 'Bonn' } }, 'address: {"city":"Bonn"}'],
  ['embedded', { vars: { a: 1, b: 2 }, texts: { b: '2x' } }, 'a: 1, b: 2x'],
  [
    'generic',
    { businessKey: 'INV-1', rows: [{ name: 'a', text: '5' }, { name: 'b' }] },
    'businessKey: INV-1, a: 5',
  ],
  ['generated', null, ''],
] as const)('names what was entered into a form of type %s', (formType, values, shown) => {
  const input = keptInput({ formType, values, files: [], lostFiles: [] });
  expect(input.map((one) => one.join(': ')).join(', ')).toBe(shown);
});

it('names files as well', () => {
  const draft = { formType: 'generated', values: {}, files: [FILE], lostFiles: ['film.mp4'] } as const;
  expect(keptInput(draft)).toEqual([
    ['scan', 'scan.pdf'],
    ['', 'film.mp4'],
  ]);
});
