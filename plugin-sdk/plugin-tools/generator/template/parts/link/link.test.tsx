import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test.each([
  ['leads to the order of its process', { businessKey: 'A/7' }, 'https://orders.example/A%2F7?task=t1'],
  ['is not shown without one', {}, undefined],
])('the link %s', async (_, options, address) => {
  const shell = createFakeShell({ task: { id: 't1' }, ...options });
  const link = await renderContribution(plugin, 'tasklist.task.action:order', { shell });
  expect(link.element.querySelector('a')?.href).toBe(address);
});
