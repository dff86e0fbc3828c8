import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';
import ListViewMenu from './ListViewMenu';

const { engine, open: openColumn } = useTaskColumn(<ListViewMenu />);

function open({
  properties = {},
  params = {},
}: {
  properties?: object;
  params?: Record<string, string>;
} = {}) {
  serveTasks(engine, () => tasksNumbered(3), { ...properties });
  return openColumn(params);
}

const bodiesOf = (path: string) =>
  engine.calls.filter(({ line }) => line.includes(path)).map(({ body }) => body ?? '');
const isWithout = (body = '') => body.includes('followUpBeforeOrNotExistent');

it('asks for all tasks as long as nobody has said otherwise', async () => {
  const { host } = open();
  await screen.findAllByRole('row');
  expect(bodiesOf('/f/list').some(isWithout)).toBe(false);
  expect(host.navigation.inboxParams.snoozed).toBeUndefined();
});

it('says how many there are by the one count that asks for them, and shows them', async () => {
  const { host } = open({ params: { snoozed: 'hidden' } });
  expect(await screen.findByText('3 snoozed')).toBeTruthy();
  expect(bodiesOf('/f/count').filter((body) => body.includes('followUpAfter'))).toHaveLength(1);
  const button = screen.getByRole('button', { name: 'Show' });
  await userEvent.click(button);
  await waitFor(() => expect(isWithout(bodiesOf('/f/list').at(-1))).toBe(false));
  expect(host.navigation.inboxParams.snoozed).toBeUndefined();
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Hide');
});

it('shows them against the word of the filter where the address says so', async () => {
  open({ properties: { hideSnoozed: true }, params: { snoozed: 'shown' } });
  await screen.findAllByRole('row');
  expect(bodiesOf('/f/list').some(isWithout)).toBe(false);
});

it('hides nothing from a search for follow-up dates', async () => {
  const searchQuery = JSON.stringify([{ type: 'followUp', operator: 'After', value: 'now', name: '' }]);
  open({ params: { snoozed: 'hidden', searchQuery } });
  await screen.findAllByRole('row');
  await waitFor(() => expect(bodiesOf('/f/list').some((body) => body.includes('followUpAfter'))).toBe(true));
  expect(bodiesOf('/f/list').some(isWithout)).toBe(false);
});
