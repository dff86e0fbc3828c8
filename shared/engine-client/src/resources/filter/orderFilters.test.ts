import { expect, it } from 'vitest';
import { aFilter } from '../../testing/factories';
import { orderFilters } from './orderFilters';

const filter = (name: string, priority: number) => aFilter({ id: name, name, properties: { priority } });

it('puts the lowest priority first, negative ones before all @T4.46', () => {
  const ordered = orderFilters([filter('c', 10), filter('a', 0), filter('b', -10)], 'en');
  expect(ordered.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

it('orders filters of one priority by the name as people read it', () => {
  const ordered = orderFilters([filter('Zebra', 0), filter('ähnlich', 0), filter('Apfel', 0)], 'de');
  expect(ordered.map(({ name }) => name)).toEqual(['ähnlich', 'Apfel', 'Zebra']);
});

it('leaves the list it was given as it is', () => {
  const given = [filter('b', 2), filter('a', 1)];
  orderFilters(given, 'en');
  expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
});
