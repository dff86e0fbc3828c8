import { aPromise } from '@taskweave/base/testing/aPromise';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type FormViewSetup, ID, openFormView } from '../testing/openFormView';

const fake = useFakeEngine();
const SUBMIT = `task/${ID}/submit-form`;

const open = (setup?: FormViewSetup) => openFormView(fake, setup);
const complete = () => screen.findByRole('button', { name: 'Complete' });
const submissions = () => fake.calls.filter(({ line }) => line.startsWith('POST'));

function answerSubmit(body: object, status: number): void {
  fake.on(`POST ${SUBMIT}`, body, status);
}

it('loads, and is there or failed, until the next try @T4.10', async () => {
  const refusal = { type: 'RestException', message: 'Out of order' };
  fake.once(`GET task/${ID}/form`, refusal, 500);
  const { container } = await open();
  expect(screen.getByText('Loading form')).toBeTruthy();
  expect(await screen.findByText('The form could not be loaded')).toBeTruthy();
  expect(container.textContent).toContain('Out of order');
  expect(screen.queryByText('Loading form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Mary')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('names the field whose stored value keeps the engine from making the form', async () => {
  const gone = { type: 'RestException', message: `Cannot get form for task ${ID}` };
  const why = { type: 'FormFieldValidationException', message: "failed to convert 'decision'" };
  fake.on(`GET task/${ID}/form`, gone, 400);
  fake.on(`GET task/${ID}/rendered-form`, why, 500);
  const { onUnavailable } = await open();
  expect(await screen.findByText(/the value stored for “decision” does not fit its field/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Complete without the form' })).toBeTruthy();
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('keeps the focus in a text of several lines while it becomes one line', async () => {
  await open({ variables: { substitute: { type: 'String', value: 'Mary\nJohn' } } });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Substitute/);
  await userEvent.clear(field);
  await userEvent.keyboard('other');
  expect(field.isConnected && field.value).toBe('other');
});

describe('sending a form', () => {
  it('waits for a claim that is on its way, because the engine would refuse one of the two', async () => {
    const { client, queries, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    let claimed = () => {};
    const claim = queries.getMutationCache().build(queries, {
      mutationKey: taskChangeKey(client, ID),
      mutationFn: () => new Promise<void>((resolve) => (claimed = resolve)),
    });
    const claiming = claim.execute(undefined);
    await screen.findByLabelText(/^Substitute/);
    await userEvent.click(await complete());
    expect(screen.getByRole('region', { name: 'Form' }).getAttribute('aria-busy')).toBe('true');
    expect(submissions()).toEqual([]);

    claimed();
    await claiming;

    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(submissions()).toHaveLength(1);
  });

  it('completes the task with what is in the form @T7.14 @S7.14', async () => {
    const { onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await screen.findByLabelText(/^Substitute/);
    await userEvent.click(screen.getByLabelText('Approved'));
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith({ kind: 'completed', taskId: ID, by: 'complete' }),
    );
    const sent = JSON.parse(submissions()[0]?.body ?? '{}') as { variables: Record<string, unknown> };
    expect(sent.variables).toMatchObject({
      firstDay: { value: '21/11/2026', type: 'String' },
      days: { type: 'Long', value: 5 },
      substitute: { value: 'Mary', type: 'String' },
      approved: { value: true, type: 'Boolean' },
    });
    expect(sent.variables).not.toHaveProperty('employeeName');
  });

  it('sends once, however often it is pressed', async () => {
    const { host, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await screen.findByLabelText(/^Substitute/);
    await userEvent.dblClick(await complete());
    act(() => void host.services.commands.run('form.submit'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(submissions()).toHaveLength(1);
  });

  it('is sent by the command that Ctrl+Enter belongs to @T4.17', async () => {
    const { host, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await userEvent.type(await screen.findByLabelText('Comment'), 'ok');
    act(() => void host.services.commands.run('form.submit'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('is sent once it is there, where the press came a moment before', async () => {
    const [pressed, answer] = aPromise();
    fake.on(`POST ${SUBMIT}`, 204);
    fake.on(`GET task/${ID}/form-variables`, async () => {
      await pressed;
      return HttpResponse.json({
        firstDay: { type: 'String', value: '21/11/2026' },
        days: { type: 'Long', value: 5 },
        substitute: { type: 'String', value: 'Mary' },
      });
    });
    const { host, onDone } = await open();
    await complete();
    expect(screen.queryByLabelText('Comment')).toBeNull();
    act(() => void host.services.commands.run('form.submit'));
    answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('is not sent by a press that came long before it', async () => {
    const { host, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await complete();
    const now = performance.now();
    act(() => void host.services.commands.run('form.submit'));
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    await userEvent.type(await screen.findByLabelText('Comment'), 'read first');
    act(() => void host.services.commands.run('form.submit'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(submissions()[0]?.body).toContain('read first');
  });

  it('puts the focus on the first field that is not right, and sends nothing @T4.11 @T4.12', async () => {
    await open();
    const substitute = await screen.findByLabelText(/^Substitute/);
    await userEvent.clear(substitute);
    await userEvent.click(await complete());
    const faults = await screen.findByRole('button', { name: '1 field needs attention' });
    expect(document.activeElement).toBe(substitute);
    expect(submissions()).toEqual([]);
    expect((await complete()).getAttribute('aria-disabled')).not.toBe('true');
    await userEvent.click(faults);
    expect(document.activeElement).toBe(substitute);
    await userEvent.type(substitute, 'Mary');
    await waitFor(() => expect(screen.queryByRole('button', { name: /needs? attention/ })).toBeNull());
  });
});

describe('what the engine refuses', () => {
  it('is said at the field, and all that was typed stays', async () => {
    await open();
    answerSubmit(
      {
        type: 'RestException',
        message: `Cannot submit task form ${ID}: Invalid value submitted for form field 'days': validation of max(30) failed.`,
      },
      500,
    );
    const days = await screen.findByLabelText<HTMLInputElement>(/^Number of days/);
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    await userEvent.click(await complete());
    await screen.findByText('Enter less than 30: the engine does not accept 30 itself.');
    expect(days.value).toBe('30');
    expect(document.activeElement).toBe(days);
  });

  it('reports that the task is gone, once', async () => {
    const { onUnavailable } = await open();
    answerSubmit({ type: 'RestException', message: `Cannot submit task form ${ID}: task is null` }, 500);
    await screen.findByLabelText(/^Number of days/);
    await userEvent.click(await complete());
    await waitFor(() => expect(onUnavailable.mock.calls).toEqual([['gone']]));
  });

  it('asks to sign in again, and keeps the form as it is', async () => {
    const { host } = await open();
    const comment = await screen.findByLabelText<HTMLInputElement>('Comment');
    await userEvent.type(comment, 'kept');
    fake.endSession();
    await userEvent.click(await complete());
    await screen.findByText(/Sign in again, then complete/);
    expect(comment.value).toBe('kept');
    expect(host.notifications).toEqual([]);
  });

  it('shows the words of the engine for any other failure, without the id @T8.10', async () => {
    await open();
    answerSubmit(
      { type: 'ProcessEngineException', message: `Cannot submit task form ${ID}: no budget` },
      500,
    );
    await screen.findByLabelText('Comment');
    await userEvent.click(await complete());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The task was not completed. no budget/);
  });
});

describe('a form that cannot be sent', () => {
  it('says why beside the button @T4.12', async () => {
    await open({ props: { isReadOnly: true, readOnlyReason: 'Claim it first.' } });
    const button = await complete();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Claim it first.').id).toEqual(button.getAttribute('aria-describedby'));
    await userEvent.click(button);
    expect(submissions()).toEqual([]);
  });

  it('has no field that can be changed where somebody else holds the task @T4.13', async () => {
    const { container } = await open({ props: { isReadOnly: true, readOnlyReason: 'Assigned to Mary.' } });
    await screen.findByDisplayValue('Mary');
    const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => !field.disabled && !field.readOnly)).toEqual([]);
    expect(screen.getByText('Assigned to Mary.')).toBeTruthy();
  });

  it('shows no button, and its reason, while it is not known what the button does', async () => {
    await open({ props: { isReadOnly: true, readOnlyReason: 'Assigned to Mary.', readOnlyAction: null } });
    const button = await complete();
    expect(button.closest('[data-undecided]')?.textContent).toContain('Assigned to Mary.');
  });

  it('takes a double click on Claim for one press: the second would complete the task', async () => {
    const onPress = vi.fn();
    const readOnlyAction = { label: 'Claim', isBusy: false, onPress };
    await open({ props: { isReadOnly: true, readOnlyAction } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says so honestly where nothing draws its kind, and leads to what does', async () => {
    await open({ key: 'embedded:app:form.html', contextPath: '/shop' });
    const link = await screen.findByRole('link', { name: /engine's own Tasklist/ });
    expect(link.getAttribute('href')).toMatch(/\/operaton\/app\/tasklist\/default\/#\/\?task=T1$/);
  });

  it('names an application without an address @T4.23 @T8.17', async () => {
    await open({ key: 'embedded:app:form.html', contextPath: null });
    expect(await screen.findByText(/EMPTY_CONTEXT_PATH/)).toBeTruthy();
  });
});

describe('a form that is not there', () => {
  const APP = { key: 'embedded:app:form.html', contextPath: null };
  const offer = () => screen.queryByRole('button', { name: 'Complete without the form' });
  const sent = () => fake.calls.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body);
  const refuseRendered = (status: number) =>
    fake.on(`GET task/${ID}/rendered-form`, { type: 'InvalidRequestException', message: 'No form' }, status);

  it('is done without, once the person has said that this is meant', async () => {
    fake.on(`POST task/${ID}/submit-form`, 204);
    const { host, onDone } = await open(APP);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete without the form' }));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith({ kind: 'completed', taskId: ID, by: 'complete' }),
    );
    expect(host.questions).toMatchObject([{ title: 'Complete the task without its form?' }]);
    expect(sent()).toEqual(['{"variables":{}}']);
  });

  it('is sent by no command without that question', async () => {
    const { host } = await open(APP);
    (await screen.findByRole('button', { name: 'Complete without the form' })).focus();
    act(() => void host.services.commands.run('form.submit'));
    expect(sent()).toEqual([]);
    expect(host.questions).toEqual([]);
  });

  it('leaves the decision to the engine', async () => {
    fake.on(`POST task/${ID}/submit-form`, { type: 'ProcessEngineException', message: 'no amount' }, 500);
    await open(APP);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete without the form' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The task was not completed. no amount/);
    expect(offer()).not.toBeNull();
  });

  it('is not done without by those who may only read it', async () => {
    await open({ ...APP, props: { isReadOnly: true, readOnlyReason: 'Claim it first.' } });
    await screen.findByText(/EMPTY_CONTEXT_PATH/);
    expect(offer()).toBeNull();
  });

  it.each([
    [404, true],
    [400, true],
    [403, false],
    [500, false],
  ])('differs from one that cannot be had now: %i', async (status, isMissing) => {
    refuseRendered(status);
    await open();
    await screen.findByText('The form could not be loaded');
    expect(offer() !== null).toBe(isMissing);
  });
});

it('asks in two rounds: for the form, then for its fields and variables', async () => {
  await open();
  await screen.findByLabelText('Comment');
  expect(fake.lines().map((line) => line.replace(/^.*task\/T1\//, ''))).toEqual([
    'form',
    'rendered-form',
    'form-variables?deserializeValues=false',
  ]);
});

it('fetches the code of a form while the engine is asked which it is', async () => {
  const task = aTask({ id: ID, formKey: 'own', camundaFormRef: null, processDefinitionId: 'p:1:1' });
  const subject = { kind: 'task', taskId: ID, task } as const;
  const { onPrefetch } = await open({ key: 'own', props: { subject } });
  expect(screen.queryByLabelText('Text')).toBeNull();
  expect(onPrefetch).toHaveBeenCalledTimes(1);
});

it('is accessible with errors shown', async () => {
  const { container } = await open();
  await userEvent.clear(await screen.findByLabelText(/^Substitute/));
  await userEvent.click(await complete());
  await expectAccessible(container);
});
