// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.

import { aPromise } from '@taskweave/base/testing/aPromise';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { REFUSALS } from '../testing/refusals';
import { serveTask, TASK_ID } from '../testing/taskFixture';
import AssigneeEditor from './AssigneeEditor';

const engine = useFakeEngine('demo');
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: null };
let users: () => Response | Promise<Response>;
let members: readonly object[];

beforeEach(() => {
  users = () => HttpResponse.json([MARY]);
  members = [];
  engine.on('GET user', ({ query }) =>
    query.has('id') ? users() : query.get('memberOfGroup') === 'sales' ? members : [],
  );
  engine.on('GET user/count', { count: 0 });
  engine.on('POST task/:id/delegate', 204);
});

function open(assignee: string | null, candidates: readonly string[] = [], groups: readonly string[] = []) {
  serveTask(engine, { assignee });
  const identityLink = [
    ...candidates.map((userId) => ({ type: 'candidate', userId, groupId: null })),
    ...groups.map((groupId) => ({ type: 'candidate', userId: null, groupId })),
  ];
  const task = parseTaskDetail({ id: TASK_ID, priority: 50, assignee, _embedded: { identityLink } });
  const client = engine.connect();
  const editing = { anchor: { current: null }, close: vi.fn(), next: vi.fn() };
  const rendered = openApp(plugin, <AssigneeEditor task={task} editing={editing} />, { engine: client });
  rendered.queries.setQueryData(taskQueries(client).detail(TASK_ID).queryKey, task);
  return { ...rendered, task, editing };
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'User' });
// Open suggestions hide the rest of the page from screen readers.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const writes = () =>
  engine.calls
    .filter(({ line }) => line.startsWith('POST'))
    .map(({ line, body }) => [line.split('/').at(-1), JSON.parse(body)]);

it('assigns to whom the engine knows @T4.6', async () => {
  const { editing } = open(null);
  await userEvent.type(await field(), 'mary');
  await userEvent.click(button('Assign'));
  await waitFor(() => expect(writes()).toEqual([['assignee', { userId: 'mary' }]]));
  expect(editing.close).toHaveBeenCalledOnce();
});

it('refuses whom the engine does not know, and keeps what was typed @T5.22', async () => {
  users = () => HttpResponse.json([]);
  const { editing } = open('john');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'marry');
  expect((await field()).getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('User “marry” not found, or you may not see that user.')).toBeTruthy();
  expect((await field()).value).toBe('marry');
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await field());
  expect(engine.lines().filter((line) => /[?&]maxResults=1(?:&|$)/.test(line))).toEqual([
    expect.stringMatching(/\/user\?id=marry&maxResults=1$/),
  ]);
  expect(editing.close.mock.calls).toEqual([]);
  expect(writes()).toEqual([]);
  await expectAccessible(document.body);
});

it.each(REFUSALS)('says why a user could not be looked up: %i', async (status, type, message, shown) => {
  users = () => HttpResponse.json({ type, message }, { status });
  open(null);
  await userEvent.type(await field(), 'mary{Enter}');
  expect(await screen.findByText(shown)).toBeTruthy();
  expect((await field()).value).toBe('mary');
  expect(writes()).toEqual([]);
});

it.each([
  ['demo', 'unclaim', {}],
  ['john', 'assignee', { userId: null }],
])('an empty field takes the task from %s @T4.6 @T5.22', async (assignee, path, body) => {
  open(assignee);
  await userEvent.clear(await field());
  await userEvent.click(button('Assign'));
  await waitFor(() => expect(writes()).toEqual([[path, body]]));
});

it('offers the people of the task’s groups without a word typed, but not oneself', async () => {
  members = [MARY, { ...MARY, id: 'demo', firstName: 'Dana' }];
  open(null, ['peter'], ['sales']);
  (await field()).focus();
  await screen.findByRole('option', { name: /Mary Okafor/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'peter',
    'Mary Okaformary',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(writes()).toEqual([['assignee', { userId: 'mary' }]]));
});

it.each(['Assign', '{Enter}'])('changes nothing where nothing is typed: %s', async (press) => {
  const { editing } = open(null, ['peter', 'lisa']);
  (await field()).focus();
  if (press === 'Assign') await userEvent.click(button('Assign'));
  else await userEvent.keyboard(press);
  expect(await screen.findByText('Enter a user.')).toBeTruthy();
  expect(writes()).toEqual([]);
  expect(editing.close).not.toHaveBeenCalled();
});

it('Enter on a button is that button', async () => {
  open(null, ['peter']);
  await userEvent.type(await field(), 'peter');
  button('Assign to me').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes()).toEqual([['claim', { userId: 'demo' }]]));
});

it('gives it to nobody where the editor is closed before the engine has answered', async () => {
  const [isAnswered, answer] = aPromise();
  users = () => isAnswered.then(() => HttpResponse.json([MARY]));
  const { rerender } = open(null);
  await userEvent.type(await field(), 'mary{Enter}');
  await waitFor(() => expect(engine.lines().at(-1)).toContain('id=mary'));
  rerender(<p>Closed</p>);
  answer();
  await expect(waitFor(() => expect(writes()).not.toEqual([]), { timeout: 200 })).rejects.toThrow();
});

it('gives the task to oneself without asking who that is @T6.6', async () => {
  users = () => HttpResponse.json({ type: 'AuthorizationException', message: 'no' }, { status: 403 });
  open('john');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'demo{Enter}');
  await waitFor(() => expect(writes()).toEqual([['assignee', { userId: 'demo' }]]));
});

it('goes on to the next field by Tab, once something was changed', async () => {
  const { editing } = open(null);
  await userEvent.type(await field(), 'mary');
  await userEvent.tab();
  await waitFor(() => expect(editing.next).toHaveBeenCalledOnce());
});

it('delegates to someone else only', async () => {
  const { editing } = open('demo');
  await field();
  expect(button('Delegate').getAttribute('aria-disabled')).toBe('true');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'mary');
  await userEvent.click(button('Delegate'));
  await waitFor(() => expect(writes()).toEqual([['delegate', { userId: 'mary' }]]));
  expect(editing.close).toHaveBeenCalledOnce();
});

it('offers the candidates of the task, after those who got tasks lately', async () => {
  const { rerender, task, editing } = open('demo', ['peter', 'lisa', 'demo']);
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['peter', 'lisa']);
  await userEvent.type(await field(), '{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(writes()).toEqual([['assignee', { userId: 'lisa' }]]));

  rerender(<AssigneeEditor key="again" task={task} editing={editing} />);
  expect(offered()).toEqual(['lisa', 'peter']);
});
