import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress';

const one = { pluginId: 'acme', path: '/risk' };
const two = { pluginId: 'other', path: '/risk' };

it('is the path that the page declares', () => {
  expect(pageAddress(one, [one])).toBe('/risk');
});

it('is below the id of the plugin, where a page before it has the same path', () => {
  expect([pageAddress(one, [one, two]), pageAddress(two, [one, two])]).toEqual(['/risk', '/other/risk']);
});
