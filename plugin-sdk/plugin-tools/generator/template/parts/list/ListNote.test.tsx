import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test('the note can be hidden', async () => {
  const { element } = await renderContribution(plugin, 'tasklist.list:note', { shell: createFakeShell() });
  expect(element.textContent).toContain('A word from');

  element.querySelector('button')?.click();

  await vi.waitFor(() => expect(element.textContent).toBe(''));
});
