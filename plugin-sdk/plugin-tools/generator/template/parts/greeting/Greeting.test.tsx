import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('it greets who is signed in', async () => {
  const shell = createFakeShell();
  const part = await renderContribution(plugin, 'tasklist.task.empty:greeting', { shell });
  expect(part.element.textContent).toBe('Hello, Demo Demo');
});
