import { APP_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { REFUSALS } from '../testing/refusals';
import CreateTaskDialog from './CreateTaskDialog';

const engine = useFakeEngine('demo');

beforeEach(() => {
  engine.on('GET authorization/check', { authorized: true });
});

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

function open(world: World = {}) {
  const close = vi.fn();
  const rendered = openApp(plugin, <CreateTaskDialog close={close} />, { engine, ...world });
  return { ...rendered, close };
}

function refuse(status: number, type: string, message: string): void {
  engine.on('POST task/create', { type, message }, status);
}

it('keeps what was typed when Escape closes it, says so, and brings it back', async () => {
  const first = open();
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.keyboard('{Escape}');
  expect(first.close).toHaveBeenCalledOnce();
  expect(first.host.notifications).toMatchObject([{ title: 'Your input is kept until you come back' }]);
  cleanup();

  open();
  expect(name().value).toBe('Call the plumber');
  expect(screen.getByText('Your earlier input is still here.')).toBeTruthy();
  await expectAccessible(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(name().value).toBe('');
  expect(document.activeElement).toBe(name());
  expect(screen.queryByText('Your earlier input is still here.')).toBeNull();
});

it('forgets what was typed when the person discards it', async () => {
  const { host } = open();
  await userEvent.type(name(), 'Nonsense');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  cleanup();
  open();
  expect(name().value).toBe('');
  expect(host.notifications).toEqual([]);
});

it('says nothing about input where there is none', async () => {
  const { host, close } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(host.notifications).toEqual([]);
});

it.each(REFUSALS)('after a %i stays as it is and says why', async (status, type, message, shown) => {
  refuse(status, type, message);
  open();
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('alert')).textContent).toContain(`The task could not be created: ${shown}`);
  expect(name().value).toBe('Call the plumber');
});

it('shows no other error for a session that has ended', async () => {
  open();
  await userEvent.type(name(), 'Call the plumber');
  engine.endSession();
  engine.answer(
    http.get(`${APP_ROOT}/api/admin/auth/user/default`, () => new HttpResponse(null, { status: 404 })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(engine.lines().some((line) => line.includes('task/create'))).toBe(true));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name().value).toBe('Call the plumber');
});

it('finds the task whose answer was lost, by its id', async () => {
  let created = { id: '' };
  engine.on('POST task/create', async ({ request }) => {
    created = (await request.json()) as typeof created;
    return HttpResponse.html('<h1>504</h1>', { status: 504 });
  });
  engine.on('GET task/:id', ({ params }) =>
    params.id === created.id
      ? HttpResponse.json(created)
      : HttpResponse.json({ type: 'E', message: 'No matching task' }, { status: 404 }),
  );
  const { close } = open();
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(engine.lines().filter((line) => line.includes('task/create'))).toHaveLength(1);
});

it('is not created for somebody whom the engine does not know, and goes by ids', async () => {
  const created = vi.fn();
  engine.on('GET user', async ({ query }) => {
    await delay(400);
    const isMeant = query.get('id') === 'smith' || query.get('lastNameLike') === '%Smith%';
    return HttpResponse.json(isMeant ? [{ id: 'smith', firstName: 'Will', lastName: 'Smith' }] : []);
  });
  engine.on('POST task/create', async ({ request }) => {
    created(await request.json());
    return new HttpResponse(null, { status: 204 });
  });
  const { close } = open();
  const assignee = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Assignee' });
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.type(assignee(), 'smit');
  await userEvent.click(screen.getByText('Create'));
  expect(
    await screen.findByText('User “smit” not found, or you may not see that user.', {}, { timeout: 3000 }),
  ).toBeTruthy();
  expect(assignee().value).toBe('smit');
  expect(created).not.toHaveBeenCalled();

  await userEvent.clear(assignee());
  await userEvent.type(assignee(), 'Will Smith');
  await userEvent.click(screen.getByText('Create'));
  await waitFor(() => expect(close).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(created).toHaveBeenCalledWith(expect.objectContaining({ assignee: 'smith' }));
});

it('is emptied by the task that it has created', async () => {
  engine.on('POST task/create', 204);
  const { close } = open();
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sessionStorage).toHaveLength(0);
});

it('begins at the first thing that is to be said: where, and once that is known, the name', async () => {
  open({ connections: TWO_CONNECTIONS });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Where/ })));
  cleanup();
  open({ connections: TWO_CONNECTIONS, stored: { 'create-task-where': 'c7' } });
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

it('asks in which of several engines, once, and opens the task there', async () => {
  const created = vi.fn();
  engine.on('POST task/create', async ({ request }) => {
    created(await request.json());
    return new HttpResponse(null, { status: 204 });
  });
  const { host, close } = open({ connections: TWO_CONNECTIONS });
  const where = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Where/ });
  await userEvent.type(name(), 'Call the plumber');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(document.activeElement).toBe(where());
  expect(screen.getByText('Choose the engine in which the task is created.')).toBeTruthy();
  await expectAccessible(document.body);
  expect(created).not.toHaveBeenCalled();

  await userEvent.selectOptions(where(), 'Camunda 7');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const [[{ id }]] = created.mock.calls as [[{ readonly id: string }]];
  expect(id).toMatch(/~c7$/);
  const [link] = host.notifications[0]?.links ?? [];
  expect(typeof link?.href === 'function' && link.href()).toContain(
    encodeURIComponent(id).replace('~', '%7E'),
  );
  cleanup();
  open({ connections: TWO_CONNECTIONS, stored: { 'create-task-where': 'c7' } });
  expect(where().value).toBe('c7');
});
