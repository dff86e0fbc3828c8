import { expect, it } from 'vitest';
import { fittedLabel, labelledSteps } from './stepLabels';

const widthOf = (text: string) => 6 * [...text].length;

it.each([
  ['Sales', 60, ['Sales']],
  ['Support ticket', 60, ['Support', 'ticket']],
  ['No due date', 45, ['No due', 'date']],
  ['Überfälligkeit', 60, ['Überfälli…']],
  ['Order processing of parcels', 60, ['Order', 'processin…']],
  ['😀😀😀😀', 18, ['😀😀…']],
])('%s in %d pixels', (text, pixels, lines) => {
  expect(
    fittedLabel(text, pixels, widthOf)
      .replaceAll(/[\u2068\u2069]/g, '')
      .split('\n'),
  ).toEqual(lines);
});

it.each([
  ['bars', 8, 400, [0, 1, 2, 3, 4, 5, 6, 7]],
  ['bars', 10, 400, [0, 3, 6, 9]],
  ['line', 8, 400, [0, 2, 4, 6]],
] as const)('%s: of %d steps in %d pixels these have a label', (kind, count, width, indices) => {
  expect(labelledSteps({ kind, count, width }).indices).toEqual(indices);
});
