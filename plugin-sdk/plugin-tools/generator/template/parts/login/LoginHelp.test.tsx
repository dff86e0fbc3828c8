import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('it says which account is meant, in the language of the page', async () => {
  const shell = createFakeShell({ locale: 'de' });
  const { element } = await renderContribution(plugin, 'tasklist.login:help', { shell });
  expect(element.textContent).toBe('Melden Sie sich mit dem Konto Ihres Computers an.');
});
