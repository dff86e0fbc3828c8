import { aPromise } from '@taskweave/base/testing/aPromise';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { askedPages, serveTasks, tasksNumbered } from '../testing/serveTasks';
import { useTaskColumn } from '../testing/useTaskColumn';

const { engine, open } = useTaskColumn();

it('says so where there is no filter whose tasks could be shown @T8.19', async () => {
  engine.on('GET filter', []);
  open({}, { params: {} });
  expect(await screen.findByText('No filters yet.')).toBeTruthy();
});

it('asks for no rows of a filter of the address before it is known to be there', async () => {
  const [answered, answer] = aPromise();
  engine.on('GET filter', async () => {
    await answered;
    return HttpResponse.json([{ id: 'g', name: 'Others', query: {}, properties: {} }]);
  });
  serveTasks(engine, () => tasksNumbered(3));
  open();
  await waitFor(() => expect(engine.lines().some((line) => /\/filter(\?|$)/.test(line))).toBe(true));
  expect(screen.queryByRole('grid')).toBeNull();
  answer();
  await screen.findByRole('button', { name: 'Open the first filter' });
  expect(askedPages(engine)).toEqual([]);
});

it('says so where somebody has deleted the filter meanwhile', async () => {
  const others = [{ id: 'g', name: 'Others', query: {}, properties: {} }];
  const before = [{ id: 'f', name: 'Mine', query: {}, properties: {} }, ...others];
  const problem = { type: 'InvalidRequestException', message: "Filter with id 'f' does not exist." };
  engine.once('GET filter', before);
  engine.on('GET filter', others);
  engine.on('POST filter/f/list', problem, 404);
  open();
  expect(await screen.findByRole('button', { name: 'Open the first filter' })).toBeTruthy();
});

it('shows that it is loading, and does not ask for a choice, before the filters are known', () => {
  engine.on('GET filter', () => new Promise<never>(() => undefined));
  open({}, { params: {} });
  expect(screen.getByRole('status').textContent).toBe('Loading tasks');
  expect(screen.queryByText('Select a filter to see its tasks.')).toBeNull();
});

it('asks to select a filter', async () => {
  serveTasks(engine, () => []);
  open({}, { params: {} });
  expect(await screen.findByText('Select a filter to see its tasks.')).toBeTruthy();
});

it.each([
  ['in no group has an empty list', [], 'You are in no group, so no tasks wait for your groups.'],
  ['in a group sees what the engine says', [{ id: 'sales', name: 'Sales' }], /rejected the query/],
])('a person %s', async (_, groups, shown) => {
  const message = "Unable to invoke method 'taskCandidateGroupIn' on class 'TaskQueryImpl'";
  engine.on('POST filter/f/list', { type: 'ProcessEngineException', message }, 500);
  engine.on('GET identity/groups', { groups, groupUsers: [] });
  open();
  expect(await screen.findByText(shown)).toBeTruthy();
});
