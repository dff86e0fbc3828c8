import type { QueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type FormViewSetup, ID, openFormView } from '../testing/openFormView';

const fake = useFakeEngine();
const SUBMIT = `task/${ID}/submit-form`;

const open = (setup?: FormViewSetup) => openFormView(fake, setup);
const complete = () => screen.findByRole('button', { name: 'Complete' });
const submissions = () => fake.calls.filter(({ line }) => line.startsWith('POST'));

describe('a task that may be gone', () => {
  const askAnew = (queries: QueryClient) =>
    act(() => queries.invalidateQueries({ queryKey: ['engine', 'default', 'task'] }));
  const after = (count: number) =>
    fake
      .lines()
      .slice(count)
      .map((line) => line.replace(/^.*task\//, ''));

  it('is not asked for while its form is on its way, nor once that is done', async () => {
    const { queries, onDone } = await open();
    let answer: (() => void) | undefined;
    fake.on(`POST ${SUBMIT}`, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return new HttpResponse(null, { status: 204 });
    });
    await screen.findByLabelText('Comment');
    await userEvent.click(await complete());
    await waitFor(() => expect(answer).toBeDefined());
    const sent = fake.lines().length;
    await askAnew(queries);
    answer?.();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    await askAnew(queries);
    expect(after(sent)).toEqual([]);
  });

  it('is asked for again where the engine has refused its form', async () => {
    const { queries } = await open();
    fake.on(`POST ${SUBMIT}`, { type: 'RestException', message: 'no' }, 500);
    await screen.findByLabelText('Comment');
    await userEvent.click(await complete());
    await screen.findByRole('alert');
    const before = fake.lines().length;
    await askAnew(queries);
    expect(after(before)).toHaveLength(3);
  });

  it('is waited for by nothing that was asked before its form was sent', async () => {
    let isSlow = false;
    const never = new Promise<never>(() => undefined);
    fake.on(`GET task/${ID}/form-variables`, () => (isSlow ? never : undefined));
    fake.on(`POST ${SUBMIT}`, () => never);
    const { queries } = await open();
    await screen.findByLabelText('Comment');
    isSlow = true;
    void queries.invalidateQueries({ queryKey: ['engine', 'default', 'task', 'form-variables'] });
    await waitFor(() => expect(queries.isFetching()).toBe(1));
    await userEvent.click(await complete());
    await waitFor(() => expect(submissions()).toHaveLength(1));
    expect(queries.isFetching()).toBe(0);
  });

  it('is not asked for its form once the page knows that it is gone', async () => {
    const { client, queries } = await open();
    fake.on(`GET task/${ID}`, { type: 'RestException', message: 'No matching task' }, 404);
    await screen.findByLabelText('Comment');
    await queries.prefetchQuery(taskQueries(client).detail(ID));
    const before = fake.lines().length;
    await askAnew(queries);
    expect(after(before)).toEqual([]);
  });
});

it('asks first where the claim before it has come too late', async () => {
  const task = aTask({ id: ID, formKey: null, camundaFormRef: null, assignee: 'demo' });
  const { client, host, queries, onDone } = await open({
    props: { subject: { kind: 'task', taskId: ID, task } },
  });
  fake.on(`GET task/${ID}`, { id: ID, assignee: 'mary' });
  fake.on('GET user/mary/profile', { id: 'mary', firstName: 'Mary', lastName: 'Okafor' });
  fake.on(`POST ${SUBMIT}`, 204);
  queries.setQueryData(taskQueries(client).detail(ID).queryKey, parseTaskDetail({ id: ID, priority: 50 }));
  await screen.findByLabelText(/^Substitute/);
  await userEvent.click(await complete());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(host.questions).toMatchObject([{ title: 'This task is now assigned to Mary Okafor' }]);
});
