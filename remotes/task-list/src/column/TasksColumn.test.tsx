import { parseEngineDate } from '@taskweave/base/engineDate';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { askedPages, serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const { engine, open } = useTaskColumn();

const grid = () => screen.findByRole('grid', { name: 'Tasks' });
const selected = () => screen.queryByRole('row', { selected: true })?.getAttribute('aria-rowindex');
const focused = () => document.activeElement?.getAttribute('aria-rowindex');

describe('the list', () => {
  it('asks for one page, and knows the length of a short one', async () => {
    serveTasks(engine, () => tasksNumbered(12));
    const { container } = open();
    expect((await grid()).getAttribute('aria-rowcount')).toBe('12');
    expect(askedPages(engine)).toEqual(['0+50']);
    await screen.findByRole('heading', { name: 'My tasks' });
    await expectAccessible(container);
  });

  it('does not say how long it is before its end was seen or its tasks were counted', async () => {
    engine.on('POST filter/f/count', 503);
    serveTasks(engine, () => tasksNumbered(500));
    open();
    expect((await grid()).getAttribute('aria-rowcount')).toBe('-1');
    expect(screen.getAllByRole('row').length).toBeLessThan(20);
  });

  it('counts its tasks after the rows, where their end is not among them @T3.26', async () => {
    serveTasks(engine, () => tasksNumbered(500));
    open();
    const list = await grid();
    await waitFor(() => expect(list.getAttribute('aria-rowcount')).toBe('500'));
    const asked = engine.lines().filter((line) => line.includes('filter/f/'));
    expect(asked.map((line) => line.replace(/\?.*/, '').split('/').at(-1))).toEqual(['list', 'count']);
  });

  it('is not counted while its search has more to ask for', async () => {
    serveTasks(engine, () => tasksNumbered(500));
    open({ searchQuery: JSON.stringify([{ type: 'anything', name: '', operator: 'Like', value: 'acme' }]) });
    await findRow('Task 0');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const asked = engine.lines().filter((line) => line.includes('filter/f/'));
    expect(asked.map((line) => line.replace(/\?.*/, '').split('/').at(-1))).toEqual(['list']);
  });

  it('has a task that is due at this very minute among the overdue ones, as its row says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T16:00:20.000Z') });
    const bodies: { readonly dueBefore: string }[] = [];
    engine.on('POST filter/f/list', async ({ request }) => {
      bodies.push(await request.clone().json());
      return HttpResponse.json(tasksNumbered(1));
    });
    serveTasks(engine, () => []);
    open({ searchQuery: JSON.stringify([{ type: 'due', name: '', operator: 'Before', value: 'now' }]) });
    await waitFor(() => expect(bodies).toHaveLength(1));
    const before = parseEngineDate(bodies[0]?.dueBefore)?.getTime();
    expect(before).toBeGreaterThan(Date.parse('2026-11-30T16:00:00.000Z'));
    expect(before).toBeLessThanOrEqual(Date.now());
    vi.useRealTimers();
  });

  it('shows the selected task of a link, though it is not among the first rows', async () => {
    serveTasks(engine, () => tasksNumbered(50));
    open({ task: 't40' });
    await waitFor(() => expect(selected()).toBe('41'));
  });
});

it('a link to a page lets the way back to the start be walked', async () => {
  serveTasks(engine, () => tasksNumbered(500));
  open({ page: '11' });
  const start = await findRow('Task 150');
  act(() => start.focus());
  await userEvent.keyboard('{Home}');
  await findRow('Task 0');
  await waitFor(() => expect(focused()).toBe('1'));
});

describe('the keyboard', () => {
  it('moves by arrows, and opens the task where it comes to rest', async () => {
    serveTasks(engine, () => tasksNumbered(20));
    const { host } = open({ task: 't0' });
    const start = await findRow('Task 0');
    act(() => start.focus());
    for (let press = 0; press < 3; press += 1) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    }
    expect(focused()).toBe('4');
    await waitFor(() => expect(selected()).toBe('4'));
    expect(host.navigation.changes).toEqual([{ change: { task: 't3' }, replace: true }]);
  });

  it('opens a task at once with Enter, as an entry in the history', async () => {
    serveTasks(engine, () => tasksNumbered(20));
    const { host } = open();
    const start = await findRow('Task 0');
    act(() => start.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(host.navigation.changes).toEqual([{ change: { task: 't1' }, replace: false }]);
  });

  it('reaches the list by one stop of the Tab key', async () => {
    serveTasks(engine, () => tasksNumbered(20));
    open({ task: 't2' });
    await waitFor(() => expect(selected()).toBe('3'));
    const stops = screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-rowindex'))).toEqual(['3']);
  });

  it('holds the focus while the row that it went to is on its way', async () => {
    serveTasks(engine, () => tasksNumbered(130));
    open();
    const start = await findRow('Task 0');
    const list = await grid();
    await waitFor(() => expect(list.getAttribute('aria-rowcount')).toBe('130'));
    act(() => start.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Task 129'));
    expect(focused()).toBe('130');
  });
});

describe('the refresh', () => {
  async function comeBack(): Promise<void> {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(askedPages(engine)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }

  it('costs one request and changes nothing in the page when nothing is new', async () => {
    serveTasks(engine, () => tasksNumbered(20), { refresh: true });
    open();
    await findRow('Task 0');
    await waitFor(() => expect(engine.lines().join()).toContain('variable-instance'));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(await grid(), { subtree: true, childList: true, attributes: true, characterData: true });
    const before = engine.lines().length;
    await comeBack();
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).toEqual([]);
    expect(engine.lines().length - before).toBe(1);
  });

  it('asks for nothing at a return where the filter does not refresh by itself', async () => {
    serveTasks(engine, () => tasksNumbered(3), { refresh: false });
    open();
    await findRow('Task 0');
    const before = engine.lines();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(engine.lines().filter((line) => line.includes('/filter/f/'))).toEqual(
      before.filter((line) => line.includes('/filter/f/')),
    );
  });

  it('moves no row under the reader when the time is up, and says what waits @T3.11', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let tasks = tasksNumbered(3);
    serveTasks(engine, () => tasks, { refresh: true });
    open();
    await findRow('Task 0');
    tasks = [{ ...tasks[0], id: 'new', name: 'Fresh' }, ...tasks];
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await screen.findByText('1 new'));
    vi.useRealTimers();
    expect((await findRow('Fresh')).getAttribute('aria-rowindex')).toBe('1');
    expect(focused()).toBe('1');
    expect(screen.queryByText('1 new')).toBeNull();
  });

  it('keeps the focus in the list when it has become shorter', async () => {
    let tasks = tasksNumbered(5);
    serveTasks(engine, () => tasks, { refresh: true });
    open();
    const last = await findRow('Task 4');
    act(() => last.focus());
    tasks = tasks.slice(0, 2);
    await comeBack();
    await waitFor(() => expect(focused()).toBe('2'));
  });
});
