import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { FilterPager } from './FilterPager';

it.each([
  ['de', ['1', '2', '3']],
  ['ar-EG', ['١', '٢', '٣']],
])('numbers its pages in the figures of %s', (locale, numbers) => {
  openApp(plugin, <FilterPager page={2} last={3} />, { locale });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.filter((text) => text !== '')).toEqual(numbers);
});
