import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('the rail shows the priority of the task', async () => {
  const shell = createFakeShell({ task: { priority: 80 } });
  const part = await renderContribution(plugin, 'tasklist.task.rail:rail', { shell });
  expect(part.element.textContent).toBe('Priority 80');
});
