// @vitest-environment jsdom
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { PALETTE_COMMAND, PaletteHost } from './PaletteHost';

it('says that the code of the palette could not be loaded, and opens nothing', async () => {
  const host = createTestHost();
  const onFailure = vi.fn();
  renderWithTexts(
    <host.Provider>
      <PaletteHost
        commands={host.services.commands}
        onFailure={onFailure}
        load={() => Promise.reject(new Error('404'))}
      />
    </host.Provider>,
  );
  act(() => void host.services.commands.run(PALETTE_COMMAND));
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
