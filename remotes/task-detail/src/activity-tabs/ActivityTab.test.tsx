import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { withProblemWords } from '@taskweave/ui/testing/withProblemWords';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import ActivityTab from './ActivityTab';

const engine = useFakeEngine('demo');
withProblemWords();

const REFUSED = HttpResponse.json(
  {
    type: 'AuthorizationException',
    message: 'No READ',
    missingAuthorizations: [
      { permissionName: 'READ_HISTORY', resourceName: 'ProcessDefinition', resourceId: 'invoice' },
    ],
  },
  { status: 403 },
);

let refused: readonly string[];
let comments: readonly object[];
let files: readonly object[];
let operations: readonly object[];

beforeEach(() => {
  refused = [];
  comments = [{ id: 'c', userId: 'demo', time: '2026-11-20T10:00:00.000+0000', message: 'Seen.' }];
  files = [{ id: 'f', name: 'Plan.pdf', url: null, createTime: '2026-11-21T10:00:00.000+0000' }];
  operations = [
    operation('added', 'AddAttachment', '2026-11-21T10:00:00.100+0000', 'name', 'Plan.pdf'),
    operation('claimed', 'Claim', '2026-11-19T10:00:00.000+0000', 'assignee', 'mary'),
  ];
  serve('history/user-operation', () => operations);
  serve('task/1/comment', () => comments);
  serve('task/1/attachment', () => files);
  engine.on('OPTIONS task/1/comment', () => HttpResponse.text('GET, PUT, DELETE'));
  engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }]);
});

function operation(id: string, operationType: string, timestamp: string, property: string, newValue: string) {
  return {
    id,
    operationId: id,
    operationType,
    timestamp,
    property,
    newValue,
    userId: 'mary',
    orgValue: null,
  };
}

function serve(path: string, rows: () => readonly object[]) {
  engine.on(`GET ${path}`, () => (refused.includes(path) ? REFUSED.clone() : rows()));
}

function open(client = engine.connect()) {
  const task = parseTask({ id: '1', priority: 50 });
  return openApp(plugin, <ActivityTab taskId="1" task={task} />, { engine: client });
}

const list = (name = 'Activity') => screen.findByRole('list', { name });
const lines = async (name?: string) =>
  within(await list(name))
    .getAllByRole('listitem')
    .map((line) => /Plan\.pdf|Seen\.|Claimed|Attachment added|Written/.exec(line.textContent ?? '')?.[0]);

it('has everything in one column of time, newest first', async () => {
  const { container } = open();
  expect(await lines()).toEqual(['Plan.pdf', 'Seen.', 'Claimed']);
  await expectAccessible(container);
});

it('has each day once, above what happened on it, newest first @T2.40', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') });
  comments = [
    { id: 'c', userId: 'demo', time: '2026-11-20T10:00:00.000+0000', message: 'Seen.' },
    { id: 'd', userId: 'demo', time: '2026-11-19T12:00:00.000+0000', message: 'Written' },
  ];
  open();
  const items = within(await list()).getAllByRole('listitem');
  const days = items.map((item) => within(item).queryByRole('heading', { level: 3 })?.textContent);
  expect(days).toEqual(['Today, Nov 21', 'Yesterday, Nov 20', 'Nov 19', undefined]);
  expect(await lines()).toEqual(['Plan.pdf', 'Seen.', 'Written', 'Claimed']);
});

it('says of a file who added it, where the history knows', async () => {
  open();
  const [file] = within(await list()).getAllByRole('listitem');
  await waitFor(() => expect(file?.textContent).toContain('Mary Okafor'));
});

it('shows one kind, and keeps it in the address', async () => {
  const { host } = open();
  await list();
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  await choose('Comments');
  expect(await lines('Comments')).toEqual(['Seen.']);
  await choose('Files');
  expect(await lines('Attachments')).toEqual(['Plan.pdf']);
  expect(host.navigation.pageParam('activity')).toBe('files');
  await choose('Changes');
  expect(await lines('History')).toEqual(['Attachment added', 'Claimed']);
});

it('keeps a comment that is being written while another kind is looked at', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Half a sen');
  await userEvent.click(screen.getByRole('radio', { name: 'Files' }));
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Half a sen');
});

it('has a comment that was just written on top', async () => {
  engine.on('POST task/1/comment/create', () => {
    const written = { id: 'n', userId: 'demo', time: '2026-11-22T10:00:00.000+0000', message: 'Written' };
    comments = [...comments, written];
    return HttpResponse.json(written);
  });
  open();
  await list();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Comment' }),
    'Written{Control>}{Enter}{/Control}',
  );
  await waitFor(async () => expect((await lines())[0]).toBe('Written'));
});

it('says in one line that the history is refused, with the rest there', async () => {
  refused = ['history/user-operation'];
  open();
  expect(await lines()).toEqual(['Plan.pdf', 'Seen.']);
  expect(
    screen.getByText(/^The history could not be loaded: .*“Read history” on the process invoice/),
  ).toBeTruthy();
});

it('offers another try where the engine refuses the chosen kind', async () => {
  refused = ['history/user-operation'];
  open();
  await list();
  await userEvent.click(screen.getByRole('radio', { name: 'Changes' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'History' })).toBeNull();
});

it('says which comments and files are missing', async () => {
  refused = ['task/1/comment', 'task/1/attachment'];
  open();
  expect(await lines()).toEqual(['Attachment added', 'Claimed']);
  expect(screen.getByText(/^The comments could not be loaded: /)).toBeTruthy();
  expect(screen.getByText(/^The attachments could not be loaded: /)).toBeTruthy();
});

it('asks again for what is missing, with the rest there', async () => {
  refused = ['task/1/comment'];
  open();
  await list();
  refused = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await lines()).toContain('Seen.'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

async function openUntilGone(typed = '') {
  engine.on('GET task/1', { type: 'InvalidRequestException', message: 'No matching task with id 1' }, 404);
  const client = engine.connect();
  const { queries } = open(client);
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  if (typed !== '') await userEvent.type(field, typed);
  await act(() => queries.prefetchQuery(taskQueries(client).detail('1')));
}

it('leaves the typed text where its task is gone', async () => {
  await openUntilGone('Half a sen');
  await userEvent.click(screen.getByRole('radio', { name: 'Files' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add link' })).toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Half a sen');
});

it('offers nothing to add to a task that is gone', async () => {
  await openUntilGone();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: 'Files' }));
  expect(screen.queryByRole('button', { name: 'Add link' })).toBeNull();
});

it('says so while nothing has happened', async () => {
  [comments, files, operations] = [[], [], []];
  open();
  expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy();
});
