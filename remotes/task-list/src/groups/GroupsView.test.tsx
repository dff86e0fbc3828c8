import type { InstallationSettings, ListViewProps } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectionOf } from '../bulk/Selection';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';
import CardsView from '../views/CardsView';
import GroupsView from './GroupsView';

const { engine, open: openColumn } = useTaskColumn();

beforeEach(() => {
  engine.on('GET user', []);
});

function tasksOfPeople(count: number) {
  return tasksNumbered(count).map((task, index) => ({
    ...task,
    assignee: ['ann', 'bob', 'bob', null, null][index % 5],
  }));
}

function open(
  tasks: readonly Record<string, unknown>[],
  group: string,
  properties = {},
  settings: Partial<InstallationSettings> = {},
) {
  serveTasks(engine, () => tasks, properties);
  const items = {
    'tasklist.list.view': [
      { id: 'cards', label: 'Cards', render: (props: ListViewProps) => <CardsView {...props} /> },
      { id: 'groups', label: 'Groups', render: (props: ListViewProps) => <GroupsView {...props} /> },
    ],
  };
  return openColumn({ view: 'groups', ...(group !== '' && { group }) }, { items, settings });
}

const tree = () => screen.findByRole('treegrid', { name: 'Tasks' });
const heads = () => [...document.querySelectorAll<HTMLElement>('[aria-level="1"]')];
const names = () => heads().map((head) => head.querySelector('bdi')?.textContent);
const counts = () => heads().map((head) => head.querySelector('span[aria-hidden]')?.textContent);
const rows = () => [...document.querySelectorAll('[aria-level="2"]')];
const asked = () => engine.lines().filter((line) => line.includes('filter/f/'));

describe('a list that one question has', () => {
  it('is grouped from its rows by that question, with heads and numbers at once', async () => {
    const { container } = open(tasksOfPeople(10), 'assignee');
    await tree();
    expect([names(), counts()]).toEqual([
      ['bob', 'ann', 'Unassigned'],
      ['4', '2', '4'],
    ]);
    expect(asked()).toHaveLength(1);
    await expectAccessible(container);
  });

  it.each([
    [{}, ['1,234.5', 'Dec 24', 'Yes']],
    [
      { invoice: [{ variable: 'amount', format: 'money', currency: 'EUR' }] },
      ['€1,234.50', '2026-12-24T00:00:00.000+0000', 'true'],
    ],
  ] as const)('has values under heads as the rows write them, with the facts %j', async (facts, heads) => {
    const values = [
      ['Double', 1234.5],
      ['Date', '2026-12-24T00:00:00.000+0000'],
      ['Boolean', true],
      ['Object', '["secret"]'],
      ['String', 'x'.repeat(300)],
      ['Null', null],
    ].map(([type, value]) => ({ type, value }));
    const tasks = tasksNumbered(values.length).map((task, index) => ({
      ...task,
      processDefinitionId: 'invoice:1:abc',
      processInstanceId: `p${index}`,
    }));
    engine.on('POST variable-instance', () =>
      values.map((value, index) => ({
        ...{ id: `v${index}`, name: 'amount', valueInfo: {}, ...value },
        processInstanceId: `p${index}`,
        executionId: `p${index}`,
      })),
    );
    open(tasks, 'var:amount', {}, { facts });
    await tree();
    await waitFor(() => expect(names()).toEqual([...heads, 'Others', 'No value']));
    expect(counts().slice(-2)).toEqual(['2', '1']);
  });

  it('has at most twenty heads of values', async () => {
    const tasks = tasksNumbered(25).map((task, index) => ({ ...task, processInstanceId: `p${index}` }));
    engine.on('POST variable-instance', () =>
      tasks.map(({ processInstanceId }, index) => ({
        ...{ id: `v${index}`, name: 'amount', type: 'Integer', value: index, valueInfo: {} },
        processInstanceId,
        executionId: processInstanceId,
      })),
    );
    open(tasks, 'var:amount');
    await tree();
    await waitFor(() => expect(names()).toHaveLength(21));
    expect([names().at(-1), counts().at(-1)]).toEqual(['Others', '5']);
    act(() => heads().at(-1)?.focus());
    await userEvent.keyboard('{Enter}');
    expect(rows()).toHaveLength(5);
  });

  it('names cases as rows do', async () => {
    engine.on('GET case-definition', [
      { id: 'claim:1:4f1c', key: 'claim', name: 'Claim handling', version: 1 },
    ]);
    open(
      tasksNumbered(1).map((task) => ({ ...task, caseDefinitionId: 'claim:1:4f1c' })),
      'process',
    );
    await tree();
    await waitFor(() => expect(names()).toEqual(['Claim handling']));
  });

  it('has the heads of time before the engine has answered', async () => {
    engine.on('POST filter/f/list', () => new Promise<never>(() => undefined));
    open(tasksNumbered(3), 'due');
    await tree();
    expect([names()[0], names().at(-1), counts()[0]]).toEqual(['Overdue', 'No date', '']);
  });
});

describe('keys', () => {
  it('fold and open a group, and lead from a row to its head', async () => {
    open(tasksOfPeople(20), 'assignee');
    await tree();
    expect(rows()).toHaveLength(0);
    act(() => heads()[0]?.focus());
    await userEvent.keyboard('{Enter}');
    expect([rows().length, heads()[0]?.getAttribute('aria-expanded')]).toEqual([8, 'true']);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-level')).toBe('2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toBe(heads()[0]));
    await userEvent.keyboard('{ArrowLeft}');
    expect(rows()).toHaveLength(0);
  });

  it('select a group by Space, and take its ticks away again', async () => {
    const { host } = open(tasksOfPeople(10), 'assignee');
    const selected = () => [...selectionOf(host.services.storage).state.tasks.keys()];
    await tree();
    act(() => heads()[0]?.focus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(selected()).toEqual(['t1', 't2', 't6', 't7']));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(selected()).toEqual([]));
  });

  it('go over rows alone by j and k', async () => {
    const { host } = open(tasksOfPeople(10), 'assignee');
    await tree();
    const step = (id: string) => act(() => void host.services.commands.run(id));
    step('list.next');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Task 1'));
    for (let count = 0; count < 4; count += 1) step('list.next');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Task 0'));
    step('list.previous');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Task 7'));
  });
});

describe('a list that is longer', () => {
  const MANY = 1234;

  it('is counted again when its first rows have changed, if the filter refreshes by itself', async () => {
    const tasks = [...tasksNumbered(MANY)];
    serveTasks(engine, () => tasks, { refresh: true });
    open(tasks, 'due', { refresh: true });
    await tree();
    await waitFor(() => expect(counts()[0]).toBe('1,234'));
    tasks.unshift({ ...tasks[0], id: 'fresh' });
    const later = Date.now() + 11_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(counts()[0]).toBe('1,235'));
  });

  it('says why the rest of the processes does not open', async () => {
    engine.on('GET process-definition', []);
    engine.on('POST filter/f/count', async ({ request }) => ({
      count: JSON.stringify(await request.json()).includes('invoice') ? 1000 : MANY,
    }));
    open(
      tasksNumbered(MANY).map((task) => ({ ...task, processDefinitionId: 'invoice:1:1' })),
      'process',
    );
    await tree();
    await waitFor(() => expect(counts()).toEqual(['1,000', '234']));
    expect(heads()[1]?.textContent).toContain('Cannot be searched for');
    expect(heads()[1]?.hasAttribute('aria-expanded')).toBe(false);
  });

  it('opens the rest of the processes by their keys, and says what is still left', async () => {
    const definition = (key: string) => ({ id: `${key}:1:1`, key, name: key, version: 1 });
    engine.on('GET process-definition', () => ['invoice', 'loan', 'holiday'].map(definition));
    engine.on('POST filter/f/count', async ({ request }) => {
      const body = JSON.stringify(await request.json());
      const isOthers = body.includes('{"processDefinitionKeyIn":["loan","holiday"]}');
      return HttpResponse.json({ count: isOthers ? 200 : body.includes('invoice') ? 1000 : MANY });
    });
    open(
      tasksNumbered(MANY).map((task) => ({ ...task, processDefinitionId: 'invoice:1:1' })),
      'process',
    );
    await tree();
    await waitFor(() =>
      expect([names(), counts()]).toEqual([
        ['invoice', 'Other processes', 'Others'],
        ['1,000', '200', '34'],
      ]),
    );
    expect(heads().map((head) => head.getAttribute('aria-expanded'))).toEqual(['false', 'false', null]);
    act(() => heads()[1]?.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const lists = engine.calls.filter(({ line }) => line.includes('/list?'));
    expect(lists.at(-1)?.body).toContain('"processDefinitionKeyIn":["loan","holiday"]');
  });

  it('opens no group by itself, where one person has all of the first rows', async () => {
    open(
      tasksNumbered(MANY).map((task) => ({ ...task, assignee: 'ann' })),
      'assignee',
    );
    await tree();
    await waitFor(() => expect(names()).toContain('Unassigned'));
    expect(heads()[0]?.getAttribute('aria-expanded')).toBe('false');
    expect(rows()).toHaveLength(0);
  });
});
