import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { FoldButton } from './FoldButton';
import { resetLayout } from './LayoutStore';
import { FOLD_COMMANDS } from './layoutCommands';

beforeEach(() => {
  resetLayout();
});

function draw(isFolded: boolean): HTMLElement {
  const host = createTestHost();
  host.services.commands.register({
    id: FOLD_COMMANDS.filters,
    label: 'Hide',
    group: 'view',
    keys: ['b'],
    run: () => undefined,
  });
  renderWithTexts(
    <host.Provider>
      <FoldButton
        ref={createRef()}
        column="filters"
        name="My filters"
        controls="filters-body"
        isFolded={isFolded}
      />
    </host.Provider>,
  );
  return screen.getByRole('button');
}

it('teaches the key that does the same', () => {
  expect(draw(false).title).toBe('Hide filters (b)');
});

it.each([
  { isFolded: true, text: 'My filters' },
  { isFolded: false, text: '' },
])('carries the name of the column where nothing else is left of it: $isFolded', ({ isFolded, text }) => {
  expect(draw(isFolded).textContent).toBe(text);
});
