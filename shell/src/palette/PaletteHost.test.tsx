import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { PaletteButton } from './PaletteButton';
import { PALETTE_COMMAND, PaletteHost } from './PaletteHost';

function draw() {
  const host = createTestHost();
  const { commands } = host.services;
  renderWithTexts(
    <host.Provider>
      <PaletteHost commands={commands} onFailure={() => undefined} />
      <PaletteButton commands={commands} />
    </host.Provider>,
  );
  return { commands };
}

it('opens by its command, in which it is not itself offered', async () => {
  const { commands } = draw();
  act(() => void commands.run(PALETTE_COMMAND));
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole('option', { name: /Search or run a command/ })).toBeNull();
});

it('does not come where Escape was quicker', async () => {
  const { commands } = draw();
  act(() => void commands.run(PALETTE_COMMAND));
  await userEvent.keyboard('{Escape}');
  await import('./CommandPalette');
  await act(async () => undefined);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('has what was typed once where the keys were pressed again while it was on its way', async () => {
  const { commands } = draw();
  // On a slow machine, the time limit for the focus would pass between two letters.
  const press = (keys: string) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  };
  act(() => void commands.run(PALETTE_COMMAND));
  press('cl');
  act(() => void commands.run(PALETTE_COMMAND));
  press('aim');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('claim'));
});
