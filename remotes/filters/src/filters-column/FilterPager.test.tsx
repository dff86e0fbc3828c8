import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterPager } from './FilterPager';

it.each([
  ['de', ['1', '2', '3']],
  ['ar-EG', ['١', '٢', '٣']],
])('numbers its pages in the figures of %s', (locale, numbers) => {
  const host = createTestHost({ engine: {} as EngineClient, locale });
  render(
    <host.Provider>
      <FilterPager page={2} last={3} />
    </host.Provider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.filter((text) => text !== '')).toEqual(numbers);
});
