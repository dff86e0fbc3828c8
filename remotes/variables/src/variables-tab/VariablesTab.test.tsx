import type { QueryClient } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Task } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import VariablesTab from './VariablesTab';

const fake = useFakeEngine('demo');
const TASK = {
  id: 'T',
  executionId: 'E',
  processInstanceId: 'P',
  processDefinitionId: 'p:1:1',
  caseExecutionId: null,
  caseInstanceId: null,
} as Task;

const FORBIDDEN = {
  type: 'AuthorizationException',
  message: "The user with id 'demo' does not have 'READ_VARIABLE' permission on resource 'T' of type 'Task'",
};

const FOUR_RIGHTS = [
  'UPDATE Task',
  'UPDATE_VARIABLE Task',
  'UPDATE_TASK Process Definition',
  'UPDATE_TASK_VARIABLE Process Definition',
];

interface Opened {
  readonly status?: number;
  readonly mayChange?: boolean;
  readonly page?: QueryClient;
}

async function open({ status = 200, mayChange = true, page }: Opened = {}) {
  const client = fake.connect();
  await client.get('engine').catch(() => undefined);
  const seen: { a?: { type: string; value: string } } = { a: { type: 'String', value: 'old' } };
  const written: unknown[] = [];
  fake.on('GET task/T/variables', () =>
    status === 200 ? HttpResponse.json(seen) : HttpResponse.json(FORBIDDEN, { status }),
  );
  fake.on('GET task/T/localVariables', {});
  fake.on('POST variable-instance', []);
  fake.on('GET process-definition', [{ id: 'p:1:1', key: 'p' }]);
  fake.on('PUT task/T/variables/a', async ({ request }) => {
    const variable = (await request.json()) as { type: string; value: string };
    written.push(variable);
    seen.a = variable;
    return new HttpResponse(null, { status: 204 });
  });
  const { container, queries } = openApp(plugin, <VariablesTab taskId="T" task={TASK} />, {
    engine: client,
    forbidden: mayChange ? [] : FOUR_RIGHTS,
    ...(page && { queries: page }),
  });
  return { container, queries, written, seen };
}

it('saves a variable of the process through the task, and shows what the engine has then', async () => {
  const { written, container } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit a' }));
  await userEvent.clear(screen.getByLabelText(/^Value/));
  await userEvent.type(screen.getByLabelText(/^Value/), 'new{Enter}');
  expect(await screen.findByText('new')).toBeTruthy();
  expect(written).toEqual([{ type: 'String', value: 'new' }]);
  await expectAccessible(container);
});

it.each([
  [
    'is not overwritten unawares: what somebody else has made of it meanwhile is shown',
    'of somebody else',
    'changed it to “of somebody else”',
  ],
  [
    'is not created again unawares: the row says that it is deleted',
    null,
    'somebody else has deleted the variable',
  ],
])('%s, and another press saves it @F5', async (_, meanwhile, words) => {
  const { written, seen } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit a' }));
  if (meanwhile === null) delete seen.a;
  else seen.a = { type: 'String', value: meanwhile };
  await userEvent.clear(screen.getByLabelText(/^Value/));
  await userEvent.type(screen.getByLabelText(/^Value/), 'new{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(written).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Value/).value).toBe('new');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('new')).toBeTruthy();
  expect(written).toEqual([{ type: 'String', value: 'new' }]);
});

it('has what was typed and not saved when the person comes back to the task', async () => {
  const { queries: page } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit a' }));
  await userEvent.type(screen.getByLabelText(/^Value/), ' and more');
  cleanup();
  await open({ page });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Value/)).value).toBe('old and more');
});

it('is to be read by those who may not update the task, and says why', async () => {
  await open({ mayChange: false });
  expect(await screen.findByText(/^Read-only: you need permission/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit a' })).toBeNull();
});

it('says what is missing to those who may not read them', async () => {
  const { container } = await open({ status: 403 });
  expect(await screen.findByText('You may not read the variables of this task.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await expectAccessible(container);
});

it('can be asked for again where the engine fails', async () => {
  await open({ status: 500 });
  expect(await screen.findByText('The variables could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
