import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { change, done, type FakeHistory, serveHistory } from '../testing/serveHistory';
import CompletedPage from './CompletedPage';

const engine = useFakeEngine('mary');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FILTERS = [{ id: 'late', name: 'Late', query: { unassigned: true }, properties: {} }];

let history: FakeHistory;

beforeEach(() => {
  history = serveHistory(engine);
  history.tasks = [
    done('Approve holiday', 20 * DAY, { processInstanceId: 'h', processDefinitionId: 'holiday:1:1' }),
    done('Call the supplier', 0),
    done('Sign the card', 0, { assignee: 'john' }),
  ];
  history.changes = [
    change('employee', 'String', 'Zoë', 'start'),
    change('approved', 'Boolean', true),
    change('kind', 'String', 'paid'),
  ];
  engine.on('POST task', [{ id: 'next', name: 'Prepare bank transfer', assignee: 'lisa' }]);
  engine.on('GET filter', FILTERS);
  engine.on('GET identity/groups', { groups: [], groupUsers: [] });
  engine.on('GET task/:id/comment', []);
  engine.on('GET task/:id/attachment', [{ id: 'a', name: 'Trap', url: 'javascript:alert(1)' }]);
});

function open(
  params: Readonly<Record<string, string>> = {},
  forbidden: readonly string[] = [],
  world: World = {},
) {
  const user = { id: 'mary', name: 'Mary Okafor' };
  const { host, container, rerender } = openApp(plugin, null, { engine, user, forbidden, ...world });
  for (const [name, value] of Object.entries(params)) host.services.navigation.setPageParam(name, value);
  rerender(<CompletedPage />);
  return { host, container, storage: host.services.storage };
}

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

it("has one's own tasks under the heads of their days", async () => {
  const { container } = open();
  expect(namesIn(await screen.findByRole('region', { name: 'Today' }))).toEqual(['Call the supplier']);
  const older = screen.getByRole('region', { name: 'Older' });
  expect(namesIn(older)).toEqual(['Approve holiday']);
  expect(within(older).getByText('HOLIDAY-1')).toBeTruthy();
  await expectAccessible(container);
});

it.each([
  [true, 'The file is complete'],
  [false, 'The file is incomplete: an engine is missing'],
])('says whether a file has the tasks of all engines: %s', async (isWhole, title) => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  const client = engine.connect();
  const whole = (onPart?: () => void) => {
    if (!isWhole) onPart?.();
    return client;
  };
  const { host } = open({}, [], { engine: Object.assign(client, { whole }) });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(host.notifications.map((one) => one.title)).toEqual([title]));
});

it('leads by keys to the search, from there to the rows, and from a task back to its row', async () => {
  const { host } = open();
  await screen.findByRole('region', { name: 'Today' });
  const run = (id: string) => act(() => void host.services.commands.run(id));
  run('list.search');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  run('list.back');
  const row = screen.getByRole('link', { name: 'Call the supplier' });
  expect(document.activeElement).toBe(row);
  act(() => host.services.navigation.setPageParam('completed', 'Call the supplier'));
  (await screen.findByRole('link', { name: 'Back to the list' })).focus();
  run('list.back');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

it.each([
  ['late', /names no people or groups/],
  ['gone', /no longer exists/],
])('says why the filter “%s” shows nothing', async (of, words) => {
  open({ of });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('finds a word in the name of the process, without case and accents, on a later page', async () => {
  const many = Array.from({ length: 60 }, (_, index) => done(`Task ${index}`, index * HOUR));
  history.tasks = [...many, ...history.tasks];
  open({ words: 'conge HOLIDAY' });
  expect(namesIn(await screen.findByRole('region', { name: 'Older' }))).toEqual(['Approve holiday']);
  expect(screen.queryByRole('link', { name: 'Task 1' })).toBeNull();
});

it('says that nothing matches, and clears the search', async () => {
  open({ words: 'nowhere' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Call the supplier' })).toBeTruthy();
});

it('reads the search as the list does, and shows what it means', async () => {
  open({ words: 'process holiday amount > 5' });
  const chips = within(await screen.findByRole('list', { name: 'What the search means' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'process holiday',
    'amount > 5Not in any filter',
  ]);
  await waitFor(() =>
    expect(history.asked).toMatchObject({ processVariables: [{ name: 'amount', operator: 'gt', value: 5 }] }),
  );
  await userEvent.click(chips.getByRole('button', { name: 'Remove amount > 5' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'process holiday');
});

it('offers the tasks of everybody where none of the own match', async () => {
  open({ words: 'card' });
  await userEvent.click(await screen.findByRole('button', { name: 'Search the tasks of everybody' }));
  expect(await screen.findByRole('link', { name: 'Sign the card' })).toBeTruthy();
});

it('shows older tasks when asked to', async () => {
  history.tasks = Array.from({ length: 60 }, (_, index) => done(`Task ${index}`, index));
  open();
  await screen.findByRole('link', { name: 'Task 49' });
  expect(screen.queryByRole('link', { name: 'Task 50' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show older tasks' }));
  expect(await screen.findByRole('link', { name: 'Task 59' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older tasks' })).toBeNull());
});

it('says that the engine keeps no history, and is listed no more', async () => {
  history.tasks = [];
  history.news = { type: 'InvalidRequestException', message: 'History is not enabled', code: 0 };
  const { storage } = open();
  expect(await screen.findByText(/^This engine keeps no history/)).toBeTruthy();
  expect(storage.get('noHistory')).toBe(true);
});

it('is listed no more where the engine refuses the history', async () => {
  history.isRefused = true;
  const { storage } = open();
  expect(await screen.findByText('The completed tasks could not be loaded')).toBeTruthy();
  await waitFor(() => expect(storage.get('noHistory')).toBe(true));
});

it('is listed no more where the history shows the person no task at all', async () => {
  history.tasks = [];
  const { storage } = open({}, ['READ_HISTORY Process Definition']);
  expect(await screen.findByText(/^You may not read the history of any process/)).toBeTruthy();
  await waitFor(() => expect(storage.get('noHistory')).toBe(true));
});

it('stays listed where the history shows the tasks of others', async () => {
  history.tasks = history.tasks.filter(({ assignee }) => assignee === 'john');
  const { storage } = open({}, ['READ_HISTORY Process Definition']);
  expect(
    await screen.findByText(
      /^No task that was assigned to you has been completed yet. Tasks are listed only if/,
    ),
  ).toBeTruthy();
  expect(storage.get('noHistory')).not.toBe(true);
});

it('is listed where there is a history, and says that it goes by assignee', async () => {
  const { storage } = open();
  storage.set('noHistory', true);
  await screen.findByRole('link', { name: 'Call the supplier' });
  expect(screen.getByText(/tasks that were assigned to you when they were completed/)).toBeTruthy();
  await waitFor(() => expect(storage.get('noHistory')).not.toBe(true));
});

it('says that nothing was completed yet where the engine keeps a history', async () => {
  history.tasks = [];
  open();
  expect(await screen.findByText(/^No task that was assigned to you has been completed yet/)).toBeTruthy();
});

it('shows a task as it was submitted, with nothing to change', async () => {
  history.tasks = [
    done('Approve holiday', DAY, {
      taskDefinitionKey: 'approve',
      activityInstanceId: 'approve:1',
      processInstanceId: 'h',
      processDefinitionId: 'holiday:1:1',
    }),
  ];
  const { container } = open({ completed: 'Approve holiday' });
  const task = await screen.findByRole('article');
  expect(await within(task).findByText('HOLIDAY-1')).toBeTruthy();
  await within(task).findByText('Paid leave');
  const values = [...container.querySelectorAll('dl[aria-label="Submitted values"] > div')];
  expect(values.map(({ textContent }) => textContent)).toEqual(['Kind of leavePaid leave', 'ApprovedYes']);
  expect(await within(task).findByRole('link', { name: 'Prepare bank transfer' })).toBeTruthy();
  expect(await within(task).findByText(/assigned to Lisa Chen/)).toBeTruthy();
  expect(within(task).queryAllByRole('textbox')).toEqual([]);
  expect(within(task).queryAllByRole('button')).toEqual([]);
  expect(within(task).queryByRole('heading', { name: 'Comments' })).toBeNull();
  await expectAccessible(container);
});

it('shows an address that would run code, and never links it', async () => {
  open({ completed: 'Call the supplier' });
  expect(await screen.findByText('Trap (javascript:alert(1))')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Trap/ })).toBeNull();
});

it('says that a task is not in the history', async () => {
  open({ completed: 'gone' });
  expect(await screen.findByText(/^This task is not in the history/)).toBeTruthy();
});
