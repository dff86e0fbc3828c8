import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { pagesOf, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { withProblemWords } from '@taskweave/ui/testing/withProblemWords';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import HistoryTab from './HistoryTab';

const engine = useFakeEngine('demo');
withProblemWords();

function row(index: number, given: object = {}) {
  return {
    id: `row${index}`,
    operationId: `act${index}`,
    operationType: 'Assign',
    entityType: 'Task',
    userId: 'demo',
    timestamp: '2026-11-21T10:00:00.000+0000',
    property: 'assignee',
    orgValue: null,
    newValue: 'mary',
    ...given,
  };
}

function serve(rows: readonly object[], comments: readonly object[] = []) {
  engine.on(
    'GET history/user-operation',
    pagesOf(() => rows),
  );
  engine.on('GET history/user-operation/count', () => ({ count: rows.length }));
  engine.on('GET task/1/comment', comments);
  engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }]);
}

function open() {
  const task = parseTask({ id: '1', priority: 50 });
  return openApp(plugin, <HistoryTab taskId="1" task={task} />, { engine });
}

it('shows what was done with the names of people, and the comments in it @T3.34', async () => {
  serve(
    [row(1)],
    [{ id: 'c1', userId: 'mary', time: '2026-11-20T10:00:00.000+0000', message: 'Seen.', taskId: '1' }],
  );
  const { container } = open();
  expect((await screen.findAllByText('Mary Okafor')).length).toBe(2);
  expect(
    screen.getAllByRole('listitem').map((item) => /Assigned|Seen\./.exec(item.textContent)?.[0]),
  ).toEqual(['Assigned', 'Seen.']);
  await expectAccessible(container);
});

it('knows the names of groups that are candidates no more', async () => {
  engine.on('GET group', [{ id: 'sales', name: 'Sales', type: 'WORKFLOW' }]);
  serve([row(1, { operationType: 'DeleteGroupLink', property: 'candidate', newValue: 'sales' })]);
  open();
  expect(await screen.findByText('Sales')).toBeTruthy();
});

it('loads fifty at a time, and says how many there are @T7.28 @T9.4', async () => {
  serve(Array.from({ length: 70 }, (_, index) => row(index)));
  open();
  expect(await screen.findByText('50 of 70 changes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(70));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('does not ask how many there are where all are here', async () => {
  serve([row(1)]);
  open();
  await screen.findByText('Assigned');
  expect(engine.lines().filter((line) => line.includes('count'))).toEqual([]);
});

it('says so when there is none @T8.20', async () => {
  serve([]);
  open();
  expect(await screen.findByText(/No history/)).toBeTruthy();
});

it('names the permission that a person needs to see it', async () => {
  engine.on(
    'GET history/user-operation',
    {
      type: 'AuthorizationException',
      message: 'No READ',
      missingAuthorizations: [
        { permissionName: 'READ_HISTORY', resourceName: 'ProcessDefinition', resourceId: 'invoice' },
      ],
    },
    403,
  );
  serve([]);
  open();
  expect(await screen.findByText(/“Read history” on the process invoice/)).toBeTruthy();
});
