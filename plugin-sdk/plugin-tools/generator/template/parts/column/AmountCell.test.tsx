import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('the amount stands as the language writes numbers', async () => {
  const cell = await renderContribution(plugin, 'tasklist.list.column:amount', {
    shell: createFakeShell({ locale: 'de' }),
    props: { variables: { amount: { value: 1234.5, type: 'Double' } } },
  });
  expect(cell.element.textContent).toBe('1.234,5');
});
