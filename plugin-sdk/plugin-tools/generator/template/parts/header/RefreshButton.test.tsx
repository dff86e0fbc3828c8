import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('a press makes every part ask again', async () => {
  const shell = createFakeShell();
  const { element } = await renderContribution(plugin, 'tasklist.header:refresh', { shell });

  element.querySelector('button')?.click();

  expect(shell.events).toEqual([{ type: 'tasks-changed' }]);
});
