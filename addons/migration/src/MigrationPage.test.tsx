import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import MigrationPage from './MigrationPage';
import plugin from './plugin';

const engine = useFakeEngine('demo');

function open(isAdmin: boolean, isWhole = true) {
  engine.on('GET process-definition/statistics', [
    { id: 'invoice:1:76~c7', instances: 7, definition: { key: 'invoice', name: 'Invoice' } },
  ]);
  engine.on('GET history/task/report', []);
  engine.on('POST task/count', { count: 3 });
  engine.on('POST task', [{ created: '2025-12-01T10:00:00.000+0000' }]);
  const connections = { ...TWO_CONNECTIONS, isWhole: () => isWhole };
  return openApp(plugin, <MigrationPage />, {
    engine,
    connections,
    forbidden: isAdmin ? [] : ['ACCESS Application admin'],
  });
}

it('shows administrators what each engine still has of a process', async () => {
  const { container } = open(true);
  expect(await screen.findByRole('row', { name: /^Camunda 7 Invoice 3 .*2025 0 7$/ })).toBeTruthy();
  await expectAccessible(container);
});

it('says to others whom it is for, and asks nothing for it', async () => {
  open(false);
  expect(await screen.findByText("This page is for people with access to the engine's Admin.")).toBeTruthy();
  expect(engine.lines()).toEqual([]);
});

it('says that a file is incomplete where an engine is missing', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { host } = open(true, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(host.notifications).toMatchObject([{ title: 'The file is incomplete: an engine is missing' }]);
});
