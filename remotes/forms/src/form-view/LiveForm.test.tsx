// @vitest-environment jsdom
import { aPromise } from '@taskweave/base/testing/aPromise';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormViewProps } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftStore } from '../drafts/DraftStore';
import { openDraftsOfTest } from '../testing/openDraftsOf';
import { ID, openFormView } from '../testing/openFormView';

const fake = useFakeEngine();
const task = aTask({ id: ID, formKey: 'x', camundaFormRef: null, processDefinitionId: 'p:1:1' });
const SUBMIT = `task/${ID}/submit-form`;

let drafts: DraftStore;

beforeEach(async () => {
  drafts = await openDraftsOfTest(fake);
});

async function open(props: Partial<FormViewProps> = {}) {
  const subject = { kind: 'task', taskId: ID, task } as const;
  const view = await openFormView(fake, { key: 'own', contextPath: null, props: { subject, ...props } });
  return { ...view, field: await screen.findByLabelText<HTMLInputElement>('Text') };
}

const fieldText = () => screen.getByLabelText<HTMLInputElement>('Text').value;

it('a form is not drawn again for what it says of itself', async () => {
  const { field, onDraw } = await open();
  const before = onDraw.mock.calls.length;
  await userEvent.type(field, 'abc');
  await screen.findByText(/^Draft saved/);
  expect(onDraw).toHaveBeenCalledTimes(before);
});

describe('a draft', () => {
  it('is kept when the page is left', async () => {
    const { field } = await open();
    await userEvent.type(field, 'abc');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.has({ kind: 'task', taskId: ID, task })).toBe(true);
  });

  it('can be discarded, and had back', async () => {
    const { field, unmount } = await open();
    await userEvent.type(field, 'abc');
    unmount();
    const { container } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    const without = fieldText();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(without).toBe('');
    expect(fieldText()).toBe('abc');
    await expectAccessible(container);
  });

  it('ends with the work @T4.14 @S4.13', async () => {
    const { field, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await userEvent.type(field, 'abc');
    await screen.findByText(/^Draft saved/);
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    cleanup();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('survives a refusal', async () => {
    const { host, field } = await open();
    fake.on(`POST ${SUBMIT}`, { type: 'E', message: 'no' }, 500);
    await userEvent.type(field, 'abc');
    act(() => void host.services.commands.run('form.submit'));
    await screen.findByRole('alert');
    await screen.findByText(/^Draft saved/);
    expect(fieldText()).toBe('abc');
    expect(document.activeElement).toBe(field);
  });

  it('waits until the task is one’s own', async () => {
    const { field, unmount } = await open();
    await userEvent.type(field, 'abc');
    unmount();
    const { show } = await open({ isReadOnly: true });
    const before = fieldText();
    show({ isReadOnly: false });
    expect(before).toBe('');
    expect(fieldText()).toBe('abc');
  });

  it('goes when everything is again as the engine has it @T4.11', async () => {
    const { field } = await open();
    await userEvent.type(field, 'abc');
    await screen.findByText(/^Draft saved/);
    await userEvent.clear(field);
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('is kept by the button, and the form counts as clean then @T4.15 @T4.18', async () => {
    const save = vi.spyOn(drafts, 'save');
    const { field, unmount } = await open();
    fireEvent.change(field, { target: { value: 'abc' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    screen.getByText(/^Draft saved/);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(save.mock.calls.map(([, , { values }]) => values)).toEqual(['abc']);
    await open();
    expect(fieldText()).toBe('abc');
  });
});

it('the end of the session keeps the draft once, and the request to sign in goes once that is done @T4.15', async () => {
  const save = vi.spyOn(drafts, 'save');
  const { field, host } = await open();
  fireEvent.change(field, { target: { value: 'abc' } });
  fake.endSession();
  act(() => host.setSession('expired'));
  expect(drafts.has({ kind: 'task', taskId: ID, task })).toBe(true);
  await screen.findByText(/^Draft saved/);
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByText(/Sign in again/);
  act(() => host.setSession('active'));
  expect(screen.queryByText(/Sign in again/)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(save.mock.calls.map(([, , { values }]) => values)).toEqual(['abc']);
});

describe('an intent of the form', () => {
  const ESCALATE = `POST task/${ID}/bpmnEscalation`;

  it('goes its own way; a task that is still there starts over', async () => {
    const { host, onDone } = await open();
    fake.on(ESCALATE, 204);
    fake.on(`GET task/${ID}`, { id: ID });
    await userEvent.click(screen.getByRole('button', { name: 'Escalate' }));
    await waitFor(() =>
      expect(host.notifications.map(({ title }) => title)).toEqual(['The escalation was raised']),
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(host.events).toEqual([{ kind: 'task-changed', taskId: ID }]);
  });

  it('that has ended the task is the end of the work @S4.13', async () => {
    const { onDone } = await open();
    fake.on(ESCALATE, 204);
    fake.on(`GET task/${ID}`, { type: 'InvalidRequestException', message: 'No matching task' }, 404);
    await userEvent.click(screen.getByRole('button', { name: 'Escalate' }));
    await waitFor(() =>
      expect(onDone.mock.calls).toEqual([[{ kind: 'completed', taskId: ID, by: 'escalation' }]]),
    );
  });
});

describe('a delegated task', () => {
  const delegated = aTask({ ...task, delegationState: 'PENDING', owner: 'mary' });
  const subject = { kind: 'task', taskId: ID, task: delegated } as const;

  it('is resolved by its form, which then starts over', async () => {
    const { field, onDone } = await open({ subject });
    fake.on(`POST ${SUBMIT}`, 204);
    await userEvent.type(field, 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(onDone.mock.calls).toEqual([[{ kind: 'resolved', taskId: ID }]]));
    await waitFor(() => expect(fieldText()).toBe(''));
    expect(drafts.has(subject)).toBe(false);
  });

  it('says that it was not resolved where the engine refuses', async () => {
    const { host, field } = await open({ subject });
    fake.on(`POST ${SUBMIT}`, { type: 'RestException', message: 'no' }, 500);
    await userEvent.type(field, 'abc');
    act(() => void host.services.commands.run('form.submit'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The task was not resolved. no/);
  });
});

describe('a form that is not sent', () => {
  it.each(['Complete', 'Escalate'])(
    'says that %s stopped itself where the form says nothing',
    async (name) => {
      const { field } = await open();
      await userEvent.type(field, 'stopped in silence');
      await userEvent.click(screen.getByRole('button', { name }));
      expect((await screen.findByRole('alert')).textContent).toContain('The form’s own rules stopped this.');
      await userEvent.type(field, ' no more');
      expect(document.activeElement).toBe(field);
    },
  );

  it('says nothing where it stopped itself @T5.30 @T8.13 @T8.27', async () => {
    const { field } = await open();
    await userEvent.type(field, 'stopped');
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await screen.findByText('failed');
    act(() => vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be sent once it is mended', async () => {
    const { field, onDone } = await open();
    fake.on(`POST ${SUBMIT}`, 204);
    await userEvent.type(field, 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await userEvent.type(field, ' no more');
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });
});

it('that is refused after the person has gone elsewhere says so there, and leads back', async () => {
  let refuse: (() => void) | undefined;
  fake.on(`POST ${SUBMIT}`, async () => {
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    return HttpResponse.json({ type: 'E', message: 'Out of order' }, { status: 500 });
  });
  const { field, host, unmount } = await open();
  await userEvent.type(field, 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(refuse).toBeDefined());
  unmount();
  refuse?.();
  await waitFor(() =>
    expect(host.notifications).toMatchObject([
      {
        kind: 'error',
        title: expect.stringContaining('was not completed'),
        detail: 'Out of order\nYour input is kept.',
        links: [{ label: 'Open' }],
      },
    ]),
  );
  expect(drafts.has({ kind: 'task', taskId: ID, task })).toBe(true);
});

it('is inert while it is being sent @T4.11 @T4.12 @T5.25', async () => {
  const { host, field } = await open();
  let answer: (() => void) | undefined;
  fake.on(`POST ${SUBMIT}`, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return HttpResponse.json({ type: 'RestException', message: 'no' }, { status: 500 });
  });
  await userEvent.type(field, 'abc');
  act(() => void host.services.commands.run('form.submit'));
  await waitFor(() => expect(answer).toBeDefined());
  const inert = field.closest('[inert]') !== null;
  const button = screen.getByRole('button', { name: 'Complete' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(fake.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  answer?.();
  await screen.findByRole('alert');
  expect(inert).toBe(true);
  expect(field.closest('[inert]')).toBeNull();
});

it('keeps the focus while it is being sent, and gives it back where it is not sent', async () => {
  const [waiting, answer] = aPromise();
  fake.on(`POST ${SUBMIT}`, async () => {
    await waiting;
    return HttpResponse.json({ type: 'E', message: 'no' }, { status: 500 });
  });
  const { host, field } = await open();
  await userEvent.type(field, 'abc');
  act(() => void host.services.commands.run('form.submit'));
  const complete = screen.getByRole('button', { name: 'Complete' });
  await waitFor(() => expect(complete.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(complete);
  answer();
  await waitFor(() => expect(document.activeElement).toBe(field));
});
