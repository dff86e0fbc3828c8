import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listedProcesses, openStartDialog } from '../testing/openStartDialog';
import { makeProcess, serveProcesses } from '../testing/processesFixture';

const engine = useFakeEngine('demo');

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
  await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'invoice' }));
});

it('waits with the keys where nothing that is there holds the typed text', async () => {
  serveProcesses(engine, [
    ...Array.from({ length: 15 }, (_, index) => makeProcess({ key: `p${index}`, name: `Process ${index}` })),
    makeProcess({ key: 'late', name: 'Valuation' }),
  ]);
  const { host } = openStartDialog(engine);
  await listedProcesses();
  await userEvent.type(screen.getByRole('searchbox'), 'Valu{ArrowDown}{Enter}');
  expect(host.navigation.inboxParams).toEqual({});
  await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'late' }));
});

it('forgets the keys that waited when other letters follow', async () => {
  serveProcesses(engine, [HOLIDAY, INVOICE]);
  const { host } = openStartDialog(engine);
  await listedProcesses();
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'zzz{ArrowDown}{Enter}{Backspace}{Backspace}{Backspace}Inv');
  await waitFor(async () => expect(await listedProcesses()).toHaveLength(1));
  expect(host.navigation.inboxParams).toEqual({});
  expect(document.activeElement).toBe(search);
});

describe('Enter in the search', () => {
  it('opens the only process that fits', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    const { host } = openStartDialog(engine);
    await userEvent.type(screen.getByRole('searchbox'), 'Invoice');
    await waitFor(async () => expect(await listedProcesses()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 process'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'invoice' }));
  });

  it('waits for the answer to what is typed, and leads to nothing of an older one', async () => {
    serveProcesses(engine, [
      ...Array.from({ length: 15 }, (_, index) =>
        makeProcess({ key: `p${index}`, name: `Process ${index}` }),
      ),
      makeProcess({ key: 'late', name: '14 valuations' }),
    ]);
    const { host } = openStartDialog(engine);
    await listedProcesses();
    await userEvent.type(screen.getByRole('searchbox'), '14{Enter}');
    expect(await listedProcesses()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('14 valuations'));
    expect(host.navigation.inboxParams).toEqual({});
  });

  it('opens the one of this name, before others that hold the text', async () => {
    serveProcesses(engine, [
      makeProcess({ key: 'a', name: 'A new Order' }),
      makeProcess({ key: 'b', name: 'Order' }),
    ]);
    const { host } = openStartDialog(engine);
    await userEvent.type(screen.getByRole('searchbox'), 'order{Enter}');
    await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'b' }));
  });

  it('guesses none of several, and leads to the one whose name begins as typed', async () => {
    serveProcesses(engine, [
      makeProcess({ key: 'a', name: 'A new Order' }),
      makeProcess({ key: 'b', name: 'Order' }),
    ]);
    const { host } = openStartDialog(engine);
    await userEvent.type(screen.getByRole('searchbox'), 'Ord{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Order'));
    expect(host.navigation.inboxParams).toEqual({});
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'b' }));
  });

  it('opens what was started last where nothing is typed, once it is known', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    const { host } = openStartDialog(engine, {}, undefined, { recent: [{ key: 'invoice', tenantId: null }] });
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'invoice' }));
  });

  it('opens nothing where none fits, or other letters follow', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    const { host } = openStartDialog(engine);
    await listedProcesses();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'zzz{Enter}');
    await screen.findByText('No processes match “zzz”.');
    await userEvent.type(search, '{Enter}');
    await userEvent.clear(search);
    await userEvent.type(search, 'Hol{Enter}{Backspace}{Backspace}{Backspace}Inv');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 process'));
    expect(host.navigation.inboxParams).toEqual({});
    expect(document.activeElement).toBe(search);
  });

  it('opens the only process there is, also where it stands among the favorites too', async () => {
    serveProcesses(engine, [INVOICE]);
    const favourites = [{ key: 'invoice', tenantId: null }];
    const { host } = openStartDialog(engine, {}, undefined, { favourites });
    await listedProcesses('Favorites');
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(host.navigation.inboxParams).toMatchObject({ processStart: 'invoice' }));
  });
});
