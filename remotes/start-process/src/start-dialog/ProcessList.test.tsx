// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { listedProcesses, openStartDialog } from '../testing/openStartDialog';
import { makeProcess, serveProcesses } from '../testing/processesFixture';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

const HOLIDAY = makeProcess({ key: 'holiday', name: 'Holiday request', versionTag: '3.0' });
const INVOICE = makeProcess({ key: 'invoice', name: 'Invoice approval' });

it('is walked through with the arrow keys, from the search on', async () => {
  serveProcesses(engine, [HOLIDAY, INVOICE]);
  openStartDialog(engine);
  const [first, second] = await listedProcesses();
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

it('opens only what holds the typed text, however quickly Enter follows', async () => {
  serveProcesses(engine, [HOLIDAY, INVOICE]);
  const { host } = openStartDialog(engine);
  await listedProcesses();
  await userEvent.type(screen.getByRole('searchbox'), 'invoice{ArrowDown}{Enter}');
  await waitFor(() => expect(host.navigation.params).toMatchObject({ processStart: 'invoice' }));
});

it('waits with the keys where nothing that is there holds the typed text', async () => {
  serveProcesses(engine, [
    ...Array.from({ length: 15 }, (_, index) => makeProcess({ key: `p${index}`, name: `Process ${index}` })),
    makeProcess({ key: 'late', name: 'Valuation' }),
  ]);
  const { host } = openStartDialog(engine);
  await listedProcesses();
  await userEvent.type(screen.getByRole('searchbox'), 'Valu{ArrowDown}{Enter}');
  expect(host.navigation.params).toEqual({});
  await waitFor(() => expect(host.navigation.params).toMatchObject({ processStart: 'late' }));
});

it('forgets the keys that waited when other letters follow', async () => {
  serveProcesses(engine, [HOLIDAY, INVOICE]);
  const { host } = openStartDialog(engine);
  await listedProcesses();
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'zzz{ArrowDown}{Enter}{Backspace}{Backspace}{Backspace}Inv');
  await waitFor(async () => expect(await listedProcesses()).toHaveLength(1));
  expect([host.navigation.params, document.activeElement]).toEqual([{}, search]);
});
