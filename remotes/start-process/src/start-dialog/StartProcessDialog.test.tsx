import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listedProcesses, openStartDialog, WITH_FORMS } from '../testing/openStartDialog';
import { makeProcess, serveProcesses } from '../testing/processesFixture';

const engine = useFakeEngine('demo');

const HOLIDAY = makeProcess({ key: 'holiday', name: 'Holiday request', versionTag: '3.0' });
const INVOICE = makeProcess({ key: 'invoice', name: 'Invoice approval' });

describe('the list', () => {
  it('shows the processes with what tells them apart @T4.32', async () => {
    serveProcesses(engine, [
      HOLIDAY,
      makeProcess({ key: 'order', name: 'Order', tenantId: 'acme' }),
      makeProcess({ key: 'order-2', name: 'Order' }),
    ]);
    engine.on('GET tenant', [
      { id: 'acme', name: 'Acme Ltd' },
      { id: 'north', name: 'North' },
    ]);
    openStartDialog(engine);
    const texts = async () => (await listedProcesses()).map((button) => button.textContent);
    await waitFor(async () =>
      expect(await texts()).toEqual(['Holiday requestv3.0', 'Orderorder-2', 'OrderTenant Acme Ltdorder']),
    );
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('begins with the focus in the search', async () => {
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  it('fetches the code of plain forms while the person chooses', async () => {
    serveProcesses(engine, [HOLIDAY]);
    const fetched: string[] = [];
    const item = (id: string, formType: string) => ({
      id,
      meta: { formType },
      render: () => null,
      prefetch: () => void fetched.push(id),
    });
    openStartDialog(
      engine,
      {},
      {
        'tasklist.form': [
          item('generic', 'generic'),
          item('embedded', 'embedded'),
          item('rendered', 'generated'),
        ],
      },
    );
    await listedProcesses();
    await waitFor(() => expect(fetched).toEqual(['rendered', 'generic']));
  });

  it('asks once for a search, when the typing stands still @T9.12', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    openStartDialog(engine);
    await listedProcesses();
    await userEvent.type(screen.getByRole('searchbox'), 'Invoice');
    const asked = () => engine.lines().flatMap((line) => /nameLike=([^&]+)/.exec(line)?.[1] ?? []);
    await waitFor(() => expect(asked()).not.toEqual([]));
    // Databases compare case-sensitively.
    expect(asked().map(decodeURIComponent)).toEqual(['%Invoice%', '%invoice%']);
    expect(await listedProcesses()).toHaveLength(1);
  });

  it('fetches fifteen at a time @T2.44 @T7.21 @T9.5', async () => {
    serveProcesses(
      engine,
      Array.from({ length: 20 }, (_, index) => makeProcess({ key: `p${index}`, name: `Process ${index}` })),
    );
    openStartDialog(engine);
    expect(await listedProcesses()).toHaveLength(15);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await listedProcesses()).toHaveLength(20));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so when there is nothing to start @T8.20', async () => {
    serveProcesses(engine, []);
    openStartDialog(engine);
    expect(await screen.findByText('There are no processes you can start.')).toBeTruthy();
  });

  it('offers to clear a search without a match', async () => {
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine);
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await listedProcesses()).toHaveLength(1);
  });

  it('says what went wrong, and loads by the next try', async () => {
    engine.once('GET process-definition', { type: 'RestException', message: 'Out of order.' }, 500);
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine);
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await listedProcesses()).toHaveLength(1);
  });
});

describe('favourites and what was started last', () => {
  it('stand above the others, and are asked for by their keys', async () => {
    const storage = { favourites: [{ key: 'invoice', tenantId: null }], recent: [{ key: 'holiday' }] };
    serveProcesses(engine, [HOLIDAY, INVOICE, makeProcess({ key: 'order', name: 'Order' })]);
    openStartDialog(engine, {}, WITH_FORMS, storage);
    expect((await listedProcesses('Favorites')).map((button) => button.textContent)).toEqual([
      'Invoice approval',
    ]);
    expect((await listedProcesses('Recently started')).map((button) => button.textContent)).toEqual([
      'Holiday requestv3.0',
    ]);
    expect(await listedProcesses()).toHaveLength(3);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('give way to a search', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    openStartDialog(engine, {}, WITH_FORMS, { favourites: [{ key: 'invoice', tenantId: null }] });
    await listedProcesses('Favorites');
    await userEvent.type(screen.getByRole('searchbox'), 'Holi');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Favorites' })).toBeNull());
  });

  it('a press on the star marks a process, and a second one takes the mark away', async () => {
    serveProcesses(engine, [HOLIDAY]);
    const { host } = openStartDialog(engine);
    const star = await screen.findByRole('button', { name: 'Favorite' });
    await userEvent.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(host.services.storage.get('favourites')).toEqual([{ key: 'holiday', tenantId: null }]);
    await userEvent.click(star);
    expect(host.services.storage.get('favourites')).toEqual([]);
  });

  it('a started process is remembered', async () => {
    serveProcesses(engine, [HOLIDAY]);
    const { host } = openStartDialog(engine, { processStart: 'holiday' });
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(host.services.storage.get('recent')).toEqual([{ key: 'holiday', tenantId: null }]);
  });
});

describe('choosing a process', () => {
  it('opens its form, and writes it into the URL @T2.46 @T4.33', async () => {
    serveProcesses(engine, [makeProcess({ key: 'order', name: 'Order', tenantId: 'acme' })]);
    const { host } = openStartDialog(engine, { processStart: 'true' });
    await userEvent.click(await screen.findByRole('button', { name: /Order/ }));
    expect(await screen.findByText('Form of order:1:acme')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Order' })).toBeTruthy();
    expect(host.navigation.inboxParams).toEqual({ processStart: 'order', processTenant: 'acme' });
  });

  it('costs no further request', async () => {
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine);
    await userEvent.click(await screen.findByRole('button', { name: /Holiday/ }));
    await screen.findByText(/^Form of/);
    expect(engine.lines().filter((line) => !/\/startForm$/.test(line))).toHaveLength(1);
  });

  it('is taken back by the back button, with the search as it was @T2.46 @T4.35', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    const { host } = openStartDialog(engine);
    await userEvent.type(await screen.findByRole('searchbox'), 'Holi');
    await waitFor(async () => expect(await listedProcesses()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Holiday/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to all processes' }));
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(search.value).toBe('Holi');
    expect(document.activeElement).toBe(search);
    expect(host.navigation.inboxParams).toEqual({ processStart: 'true' });
  });
});

describe('a link to a process', () => {
  it('opens its form at once @T2.11', async () => {
    serveProcesses(engine, [HOLIDAY, INVOICE]);
    openStartDialog(engine, { processStart: 'invoice' });
    expect(await screen.findByText('Form of invoice:1:none')).toBeTruthy();
    expect(engine.lines()).toHaveLength(1);
  });

  it('takes the tenant that it names @T2.12 @T7.21', async () => {
    serveProcesses(engine, [makeProcess({ key: 'order' }), makeProcess({ key: 'order', tenantId: 'acme' })]);
    openStartDialog(engine, { processStart: 'order', processTenant: 'acme' });
    expect(await screen.findByText('Form of order:1:acme')).toBeTruthy();
  });

  it('lets the person choose where several tenants have it and none is named', async () => {
    serveProcesses(
      engine,
      ['acme', 'north'].map((tenantId) => makeProcess({ key: 'order', name: 'Order', tenantId })),
    );
    openStartDialog(engine, { processStart: 'order' });
    await userEvent.click(await screen.findByRole('button', { name: /Tenant north/ }));
    expect(await screen.findByText('Form of order:1:north')).toBeTruthy();
  });

  it('says so when the process cannot be started', async () => {
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine, { processStart: 'gone' });
    expect(await screen.findByText(/Process “gone” does not exist/)).toBeTruthy();
  });
});

describe('a link to a version of a process', () => {
  const OLD = makeProcess({ key: 'loan', name: 'Loan', version: 3, id: 'loan:3:x' });
  const NEW = makeProcess({ key: 'loan', name: 'Loan', version: 4, id: 'loan:4:y' });
  const openVersion = (processVersion: string) =>
    openStartDialog(engine, { processStart: 'loan', processVersion });

  it('opens the form of an earlier one, and says which it starts', async () => {
    serveProcesses(engine, [OLD, NEW]);
    openVersion('loan:3:x');
    expect(await screen.findByText('Form of loan:3:x')).toBeTruthy();
    expect(screen.getByText(/^You began this form with version 3 of the process/)).toBeTruthy();
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('leads from there to the newest one', async () => {
    serveProcesses(engine, [OLD, NEW]);
    const { host } = openVersion('loan:3:x');
    await userEvent.click(await screen.findByRole('button', { name: 'Open the newest version' }));
    expect(await screen.findByText('Form of loan:4:y')).toBeTruthy();
    expect(screen.queryByText(/^You began/)).toBeNull();
    expect(host.navigation.inboxParams).toEqual({ processStart: 'loan' });
  });

  it('says nothing of it where it is the current one', async () => {
    serveProcesses(engine, [OLD, NEW]);
    openVersion('loan:4:y');
    expect(await screen.findByText('Form of loan:4:y')).toBeTruthy();
    expect(screen.queryByText(/^You began/)).toBeNull();
    expect(engine.lines()).toHaveLength(1);
  });

  it('says where it can no longer be started', async () => {
    serveProcesses(engine, [NEW]);
    openVersion('loan:3:x');
    expect(await screen.findByText('Form of loan:4:y')).toBeTruthy();
    expect(screen.getByText(/can no longer be started/)).toBeTruthy();
  });
});

describe('the form', () => {
  it('closes the dialog once it is started, and informs all parts @T4.32 @T4.34 @T8.14 @T9.14', async () => {
    engine.on('GET task', { _embedded: { task: [{ id: 't1', name: 'Check it', priority: 50 }] }, count: 1 });
    serveProcesses(engine, [HOLIDAY]);
    const { host, close } = openStartDialog(engine, { processStart: 'holiday' });
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(close).toHaveBeenCalledOnce();
    expect(host.navigation.inboxParams).toEqual({});
    expect(host.events).toEqual([{ kind: 'tasks-changed' }]);
    await waitFor(() =>
      expect(host.notifications).toMatchObject([
        { kind: 'success', title: 'Process started', detail: 'Holiday request', duration: 3_000 },
        { kind: 'info', duration: 16_000, links: [{ label: 'Check it' }] },
      ]),
    );
  });

  it('says so when nothing draws forms', async () => {
    serveProcesses(engine, [HOLIDAY]);
    openStartDialog(engine, { processStart: 'holiday' }, {});
    expect(await screen.findByText('The form cannot be shown')).toBeTruthy();
  });
});

it('takes its parameters out of the URL when it is closed', async () => {
  serveProcesses(engine, [HOLIDAY]);
  const { host, close } = openStartDialog(engine, { processStart: 'holiday', processTenant: 'x', task: '1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(host.navigation.inboxParams).toEqual({ task: '1' });
  expect(close).toHaveBeenCalledOnce();
});
