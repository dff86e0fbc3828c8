import type { ListViewProps } from '@taskweave/plugin-sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import SearchPanel from '../search/SearchPanel';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const { engine, open: openColumn } = useTaskColumn(<SearchPanel />);

interface Traffic {
  readonly bodies: string[];
  inFlight: number;
  most: number;
  aborted: number;
}

function watchRows(): Traffic {
  const traffic: Traffic = { bodies: [], inFlight: 0, most: 0, aborted: 0 };
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.includes('/filter/f/list')) return send(request);
    traffic.bodies.push(await request.clone().text());
    traffic.inFlight += 1;
    traffic.most = Math.max(traffic.most, traffic.inFlight);
    let isOver = false;
    const end = () => {
      if (!isOver) traffic.inFlight -= 1;
      isOver = true;
    };
    request.signal.addEventListener('abort', () => {
      if (!isOver) traffic.aborted += 1;
      end();
    });
    return send(request).finally(end);
  });
  return traffic;
}

async function open() {
  const waiting: (() => void)[] = [];
  engine.on('POST filter/f/list', async ({ request }) => {
    const body = await request.clone().text();
    if (!body.includes('%')) return undefined;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return HttpResponse.json(tasksNumbered(3));
  });
  serveTasks(engine, () => tasksNumbered(40));
  const traffic = watchRows();
  const { container } = openColumn();
  await findRow('Task 0');
  const field = screen.getByRole('combobox', { name: 'Search tasks' });
  act(() => field.focus());
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { container, traffic, write, letGo: () => act(() => waiting.splice(0).map((go) => go())) };
}

it('the former rows stay until those of the search have come, and the list says that it is busy', async () => {
  const { container, traffic, write, letGo } = await open();
  write('acme');
  await waitFor(() => expect(traffic.inFlight).toBe(1));
  await waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('40');
  expect(screen.queryByText('Loading tasks')).toBeNull();
  letGo();
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3'));
  expect(container.querySelector('[aria-busy]')).toBeNull();
  expect(await screen.findByText('3 tasks')).toBeTruthy();
});

it('one search is asked for at a time: a letter takes the one before back', async () => {
  const { traffic, write, letGo } = await open();
  for (const text of ['a', 'ac', 'acm', 'acme']) {
    write(text);
    await waitFor(() => expect(traffic.bodies.at(-1)).toContain(`%${text}%`));
  }
  await waitFor(() => expect(traffic.aborted).toBe(3));
  letGo();
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3'));
  expect(traffic).toMatchObject({ most: 1, inFlight: 0, aborted: 3 });
});

it('letters that follow each other ask once', async () => {
  const { traffic, write } = await open();
  for (const text of ['a', 'ac', 'acm', 'acme']) write(text);
  await waitFor(() => expect(traffic.inFlight).toBe(1));
  expect(traffic.bodies.filter((body) => body.includes('%'))).toHaveLength(1);
});

it('Enter waits for no pause', async () => {
  const { traffic, write } = await open();
  write('a');
  await waitFor(() => expect(traffic.inFlight).toBe(1));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  write('acme');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  vi.useRealTimers();
  await waitFor(() => expect(traffic.bodies.at(-1)).toContain('%acme%'));
});

/** @param named how many tasks have the words in their names */
async function search(named: number) {
  const bodies: string[] = [];
  engine.on('POST filter/f/list', async ({ request }) => {
    const body = await request.clone().text();
    if (!body.includes('%')) return undefined;
    bodies.push(body);
    return HttpResponse.json(tasksNumbered(body.includes('BusinessKey') ? 3 : named));
  });
  serveTasks(engine, () => tasksNumbered(40));
  const { container } = openColumn();
  await findRow('Task 0');
  const field = screen.getByRole('combobox', { name: 'Search tasks' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'acme' } });
  await screen.findByRole('list', { name: 'What the search means' });
  fireEvent.keyDown(field, { key: 'Enter' });
  const count = () => screen.queryByRole('grid')?.getAttribute('aria-rowcount') ?? null;
  const shown = [count()];
  new MutationObserver(() => {
    if (count() !== shown.at(-1)) shown.push(count());
  }).observe(container, { attributes: true, childList: true, subtree: true });
  await waitFor(() => expect(count()).toBe('3'));
  return { asked: bodies.map((body) => body.includes('BusinessKey')), shown };
}

it('Enter asks for names first, whose rows are there before the engine has joined the keys', async () => {
  const { asked, shown } = await search(2);
  expect(asked).toEqual([false, true]);
  expect(shown).toEqual(['40', '2', '3']);
});

it('keys follow at once where no name has the words, and no empty list comes between', async () => {
  const { asked, shown } = await search(0);
  expect(asked.slice(0, 2)).toEqual([false, true]);
  expect(shown).toEqual(['40', '3']);
});

it('a row that has the focus gives it to the row in its place', async () => {
  const { traffic, write, letGo } = await open();
  write('acme');
  await waitFor(() => expect(traffic.inFlight).toBe(1));
  act(() => screen.getByRole('row', { name: /^Task 0 / }).focus());
  letGo();
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3'));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-row')).toBe('1');
});

it('the list says that its search has more to ask for until nobody types', async () => {
  serveTasks(engine, () => tasksNumbered(3));
  const said: unknown[] = [];
  const probe = {
    id: 'cards',
    label: 'Cards',
    render: ({ list }: ListViewProps) => {
      said.push(list.isPartial);
      return null;
    },
  };
  openColumn({}, { items: { 'tasklist.list.view': [probe] } });
  const field = await screen.findByRole('combobox', { name: 'Search tasks' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'acme' } });
  await waitFor(() => expect(said).toContain(true));
  await waitFor(() => expect(said.at(-1)).toBe(false));
});
