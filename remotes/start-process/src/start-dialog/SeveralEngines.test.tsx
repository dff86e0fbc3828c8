import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { listedProcesses, openStartDialog, WITH_FORMS } from '../testing/openStartDialog';
import { makeProcess, serveProcesses } from '../testing/processesFixture';

const engine = useFakeEngine('demo');

beforeEach(() =>
  serveProcesses(engine, [
    makeProcess({ key: 'invoice', name: 'Invoice' }),
    makeProcess({ key: 'invoice', name: 'Invoice', id: 'invoice:1:2~c7' }),
  ]),
);

function open(params = {}, stored = {}) {
  return openStartDialog(engine, params, WITH_FORMS, stored, TWO_CONNECTIONS);
}

it('says whose each process is, and starts the one that is chosen', async () => {
  const { host } = open();
  const [here, there] = await listedProcesses();
  expect([here?.textContent, there?.textContent]).toEqual(['InvoiceOPEinvoice', 'InvoiceCAMinvoice']);
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.click(there as HTMLElement);
  expect(await screen.findByText('Form of invoice:1:2~c7')).toBeTruthy();
  expect(host.navigation.inboxParam('processVersion')).toBe('invoice:1:2~c7');
});

it('opens the same process by its address', async () => {
  open({ processStart: 'invoice', processVersion: 'invoice:1:2~c7' });
  expect(await screen.findByText('Form of invoice:1:2~c7')).toBeTruthy();
});

it('asks which is meant where an address names no engine', async () => {
  open({ processStart: 'invoice' });
  expect(await screen.findByText('This process exists on several engines. Choose one:')).toBeTruthy();
});

it('remembers of which engine a process was started', async () => {
  open({}, { recent: [{ key: 'invoice', tenantId: null, connection: 'c7' }] });
  const [recent] = await listedProcesses('Recently started');
  expect(recent?.textContent).toContain('CAM');
});
