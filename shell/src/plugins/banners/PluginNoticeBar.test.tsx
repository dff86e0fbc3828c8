import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../testing/renderWithTexts';
import PluginNoticeBar from './PluginNoticeBar';

const UPDATE = {
  id: 'risk',
  update: {
    phase: 'ready',
    plugin: { manifest: { id: 'risk', displayName: 'Risk score', version: '1.1.0' } },
  },
} as unknown as PluginEntry;

const takeUpdate = vi.fn();

it('offers a new build, and takes it', async () => {
  const { container } = show([UPDATE]);
  expect((await screen.findByRole('status')).textContent).toContain(
    'A new version of Risk score is ready (1.1.0).',
  );
  await expectAccessible(container);

  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(takeUpdate.mock.calls).toEqual([['risk']]);
});

it('leaves the person alone until there is another', async () => {
  show([UPDATE]);
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});

function show(updates: readonly PluginEntry[]) {
  const services = { plugins: { takeUpdate } };
  return renderWithTexts(<PluginNoticeBar services={services as never} updates={updates} />);
}
