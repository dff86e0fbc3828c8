import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import ActivityTab from './ActivityTab';

const engine = useFakeEngine('demo');

const KINDS = [
  ['a comment', 'Delete comment', 'Seen.', 'Comment deleted', 'The comment could not be deleted'],
  ['a file', 'Delete Plan.pdf', 'Plan.pdf', 'Plan.pdf was deleted', 'Plan.pdf could not be deleted'],
] as const;

let rows: { comment: object[]; attachment: object[] };
let refusal: Response | null;

beforeEach(() => {
  refusal = null;
  rows = {
    comment: [{ id: 'c', userId: 'demo', time: '2026-11-20T10:00:00.000+0000', message: 'Seen.' }],
    attachment: [{ id: 'f', name: 'Plan.pdf', url: null }],
  };
  engine.on('GET history/user-operation', []);
  engine.on('GET user', []);
  engine.on('OPTIONS task/1/comment', () => HttpResponse.text('GET, PUT, DELETE'));
  for (const path of ['comment', 'attachment'] as const) {
    engine.on(`GET task/1/${path}`, () => rows[path]);
    engine.on(`DELETE task/1/${path}/:id`, () => {
      if (refusal !== null) return refusal;
      rows[path] = [];
      return new HttpResponse(null, { status: 204 });
    });
  }
});

async function deleteOne(button: string) {
  const task = parseTask({ id: '1', priority: 50 });
  const { host } = openApp(plugin, <ActivityTab taskId="1" task={task} />, { engine });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const [notice] = host.notifications;
  if (notice === undefined) throw new Error('nothing is said');
  return { host, notice };
}

const deletions = () => engine.lines().filter((line) => line.startsWith('DELETE'));

it.each(KINDS)(
  '%s goes at once, and is deleted when its notification goes',
  async (_kind, button, shown, title) => {
    const { notice } = await deleteOne(button);
    expect(screen.queryByText(shown)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Activity' }));
    expect(notice).toMatchObject({ title, runsOut: true });
    expect(deletions()).toEqual([]);
    act(() => notice.onGone?.('time'));
    await waitFor(() => expect(deletions()).toHaveLength(1));
    expect(screen.queryByText(shown)).toBeNull();
  },
);

it.each(KINDS)('%s comes back by Undo, and nothing is sent', async (_kind, button, shown) => {
  const { host, notice } = await deleteOne(button);
  await act(async () => notice.undo?.());
  expect(await screen.findByText(shown)).toBeTruthy();
  await host.leave('page');
  expect(deletions()).toEqual([]);
});

it.each(KINDS)(
  '%s that the engine keeps comes back, with the reason',
  async (_kind, button, shown, _title, failure) => {
    refusal = HttpResponse.json({ type: 'AuthorizationException', message: 'No' }, { status: 403 });
    const { host, notice } = await deleteOne(button);
    act(() => notice.onGone?.('time'));
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(host.notifications.at(-1)).toMatchObject({
      kind: 'error',
      title: failure,
      error: { problem: { kind: 'forbidden' } },
    });
  },
);

it.each(KINDS)('%s stays under the second press of a double click', async (_kind, button, shown) => {
  const task = parseTask({ id: '1', priority: 50 });
  const { host } = openApp(plugin, <ActivityTab taskId="1" task={task} />, { engine });
  fireEvent.click(await screen.findByRole('button', { name: button }), { detail: 2 });
  expect(screen.getByText(shown)).toBeTruthy();
  expect(host.notifications).toEqual([]);
});

it('is sent once, and at once, when the person leaves', async () => {
  const { host, notice } = await deleteOne('Delete comment');
  await act(() => host.leave('sign-out'));
  expect(deletions()).toHaveLength(1);
  act(() => notice.onGone?.('time'));
  await host.leave('page');
  expect(deletions()).toHaveLength(1);
});
