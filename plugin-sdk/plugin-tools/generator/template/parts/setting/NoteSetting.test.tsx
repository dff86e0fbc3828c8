import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test('notes are shown unless someone switches them off', async () => {
  const { element } = await renderContribution(plugin, 'shell.setting:notes', { shell: createFakeShell() });
  const box = element.querySelector('input');
  expect(box?.checked).toBe(true);

  box?.click();

  await vi.waitFor(() => expect(box?.checked).toBe(false));
});
