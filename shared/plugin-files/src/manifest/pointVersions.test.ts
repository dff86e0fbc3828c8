import { expect, test } from 'vitest';
import { newerPoint, servedContributions } from './pointVersions';

const KNOWN = ['tasklist.card', 'tasklist.card/v2', 'tasklist.list'];

test.each([
  ['a version that is known', ['tasklist.card/v2'], undefined],
  ['an older version', ['tasklist.card'], undefined],
  ['a newer version', ['tasklist.list/v3'], { point: 'tasklist.list', wanted: 3, known: 1 }],
  ['a newer version beside one that is known', ['tasklist.card/v3', 'tasklist.card/v2'], undefined],
  ['a point of another plugin', ['acme-desk.widget/v2'], undefined],
])('%s', (_, points, expected) => {
  expect(newerPoint(points.map(partAt), KNOWN)).toEqual(expected);
});

test('another contribution is no stand-in', () => {
  expect(
    newerPoint([partAt('tasklist.card'), { ...partAt('tasklist.card/v3'), id: 'other' }], KNOWN),
  ).toEqual({
    point: 'tasklist.card',
    wanted: 3,
    known: 2,
  });
});

test('of one contribution to several versions, the newest that is known is drawn', () => {
  const points = [
    'tasklist.card',
    'tasklist.card/v2',
    'tasklist.card/v3',
    'tasklist.list',
    'acme-desk.widget/v2',
  ];
  expect(servedContributions(points.map(partAt), KNOWN).map(({ point }) => point)).toEqual([
    'tasklist.card/v2',
    'tasklist.list',
    'acme-desk.widget/v2',
  ]);
});

function partAt(point: string) {
  return { point, id: 'risk', meta: {} };
}
