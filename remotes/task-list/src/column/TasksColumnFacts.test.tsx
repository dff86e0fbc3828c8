import type { CardProps, InboxParams, InstallationSettings } from '@taskweave/plugin-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { badgeVariables } from '../cards/badgeVariables';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';

const { engine, open: openColumn } = useTaskColumn();

const open = (facts: InstallationSettings['facts'] = {}, params: InboxParams = {}) =>
  openColumn(params, { settings: { facts } });

type Served = Readonly<Record<string, readonly [type: string, value: unknown]>>;

function serve(variables: Served, count = 1, properties: Readonly<Record<string, unknown>> = {}) {
  let served = variables;
  let tasks = invoices(count);
  serveTasks(engine, () => tasks, properties);
  engine.on('POST process-instance', []);
  engine.on('GET process-definition', []);
  engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }]);
  engine.on('POST variable-instance', () =>
    tasks.flatMap(({ processInstanceId }) =>
      Object.entries(served).map(([name, [type, value]]) => ({
        ...{ id: `${processInstanceId} ${name}`, name, type, value, valueInfo: {} },
        executionId: processInstanceId,
      })),
    ),
  );
  return (next: Served, nextCount: number) => {
    served = next;
    tasks = invoices(nextCount);
  };
}

function invoices(count: number) {
  return tasksNumbered(count).map((task, index) => ({
    ...task,
    processDefinitionId: 'invoice:1:abc',
    processInstanceId: `p${index}`,
    executionId: `p${index}`,
  }));
}

const asked = (path: string) => engine.lines().filter((line) => line.includes(path));
const rowText = async (name = 'Task 0') => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
  return row.textContent?.replaceAll('\u00a0', ' ');
};

it('asks for nothing where the administrator wants no facts', async () => {
  serve({ amount: ['Double', 12.5] });
  open({ '*': [] });
  await rowText();
  await new Promise((done) => setTimeout(done, 300));
  expect(asked('variable-instance')).toEqual([]);
});

it('asks for nothing where the part of the cards is off', async () => {
  serve({ amount: ['Double', 12.5] });
  openColumn({}, { items: { 'tasklist.card': [] } });
  expect(await rowText()).not.toContain('12.5');
  await new Promise((done) => setTimeout(done, 300));
  expect(asked('variable-instance')).toEqual([]);
});

it('asks once for what badges declare, where the rows say nothing else', async () => {
  serve({ risk: ['Long', 7], amount: ['Double', 12.5] }, 3);
  const render = ({ variables }: CardProps) => `Risk ${String(variables.risk?.value)}`;
  openColumn(
    {},
    {
      settings: { facts: { '*': [] } },
      items: { 'tasklist.card': [{ id: 'risk', meta: { isInline: true, variables: ['risk'] }, render }] },
    },
  );
  await waitFor(async () => expect(await rowText('Task 2')).toContain('Risk 7'));
  expect(asked('variable-instance').length).toBe(1);
  expect(badgeVariables.getState()).toEqual(['risk']);
});

it('writes money and people as the administrator says, with all names in one request', async () => {
  serve({ amount: ['Double', 1234.5], clerk: ['String', 'mary'], other: ['String', 'x'] }, 3);
  open({
    invoice: [
      { variable: 'amount', format: 'money', currency: 'EUR' },
      { variable: 'clerk', label: { en: 'Booked by' }, format: 'person' },
    ],
  });
  await waitFor(async () => expect(await rowText()).toContain('€1,234.50 · Mary Okafor'));
  expect(await rowText()).not.toContain('Other');
  expect(asked('user')).toHaveLength(1);
});

it('asks once after a row has left the list, for the rows that are there then', async () => {
  const change = serve({ creditor: ['String', 'Acme'] }, 3);
  const { host } = open();
  await waitFor(async () => expect(await rowText('Task 2')).toContain('Acme'));
  change({ creditor: ['String', 'Brill'] }, 2);
  act(() => host.services.taskEvents.emit({ kind: 'task-changed', taskId: 't2' }));
  await waitFor(async () => expect(await rowText()).toContain('Brill'));
  expect(asked('variable-instance')).toHaveLength(2);
});

it('asks once where the same rows stay, for their values may be others', async () => {
  const change = serve({ creditor: ['String', 'Acme'] }, 3);
  const { host } = open();
  await waitFor(async () => expect(await rowText('Task 2')).toContain('Acme'));
  change({ creditor: ['String', 'Brill'] }, 3);
  act(() => host.services.taskEvents.emit({ kind: 'task-changed', taskId: 't2' }));
  await waitFor(async () => expect(await rowText('Task 2')).toContain('Brill'));
  expect(asked('variable-instance')).toHaveLength(2);
});

it('keeps facts apart on a page that is written from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  serve({ creditor: ['String', 'Acme'], invoiceNumber: ['String', 'RE-1'] });
  open({ invoice: [{ variable: 'creditor' }, { variable: 'invoiceNumber' }] });
  await waitFor(async () => expect(await rowText()).toContain('Acme · RE-1'));
  const row = await screen.findByRole('row', { name: /^Task 0/ });
  const isolated = [...row.querySelectorAll('bdi')].map((element) => element.textContent);
  expect(isolated).toEqual(expect.arrayContaining(['Acme', 'RE-1']));
});

it('names the facts under the mouse, too, where the line may be cut', async () => {
  serve({ creditor: ['String', 'Acme'] });
  open();
  await waitFor(async () => expect(await rowText()).toContain('Acme'));
  const link = within(await screen.findByRole('row', { name: /^Task 0/ })).getByRole('link', {
    name: 'Task 0',
  });
  expect(link.title).toContain('Creditor: Acme');
});

it.each([
  ['Null', null],
  ['Object', '["java"]'],
  ['Json', '{"a":1}'],
])('says nothing of a variable of the type %s', async (type, value) => {
  serve({ hidden: [type, value], seen: ['Boolean', true] });
  open();
  await waitFor(async () => expect(await rowText()).toContain('Seen: Yes'));
  expect(await rowText()).not.toMatch(/hidden|null|java|\{/i);
});

it('has the same values in the columns of the table', async () => {
  const columns = ['amount', 'clerk', 'note', 'list', 'none'].map((name) => ({ name, label: name }));
  serve(
    {
      amount: ['Double', 1234.5],
      clerk: ['String', 'mary'],
      note: ['String', `long ${'x'.repeat(40)}`],
      list: ['Object', '["java"]'],
      none: ['Null', null],
      unit: ['String', 'CHF'],
    },
    1,
    { variables: columns },
  );
  open(
    {
      invoice: [
        { variable: 'amount', format: 'money', currencyVariable: 'unit' },
        { variable: 'clerk', format: 'person' },
      ],
    },
    { view: 'table' },
  );
  const row = await screen.findByRole('row', { name: /Mary Okafor/ });
  const cells = within(row).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'CHF 1,234.50',
    'Mary Okafor',
    `long ${'x'.repeat(40)}`,
    'Data',
    'Empty',
  ]);
  expect(screen.getByRole('button', { name: /^long/ })).toBeTruthy();
  expect(asked('variable-instance')).toHaveLength(1);
});
