// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDraftsOfTest } from '../testing/openDraftsOf';
import { ID, openFormView } from '../testing/openFormView';

const fake = useFakeEngine();
const task = aTask({ id: ID, formKey: 'x', camundaFormRef: null, processDefinitionId: 'p:1:1' });
const completesWith = { approved: { type: 'Boolean', value: false } };

beforeEach(async () => {
  await openDraftsOfTest(fake);
  fake.on(`POST task/${ID}/submit-form`, 204);
});

function open(meta: object = {}, props: object = {}) {
  return openFormView(fake, {
    key: 'own',
    contextPath: null,
    props: { subject: { kind: 'task', taskId: ID, task }, ...props },
    actions: [
      { id: 'reject', label: 'Reject', meta: { completesWith, ...meta } },
      { id: 'other', label: 'Other', meta: {} },
    ],
  });
}

const sent = () =>
  fake.calls
    .filter(({ line }) => line.endsWith('/submit-form'))
    .map(({ body }) => JSON.parse(body).variables);
const reject = () => screen.findByRole('button', { name: 'Reject' });

it('completes with its value over what the form has', async () => {
  const { onDone, container } = await open();
  await userEvent.type(await screen.findByLabelText('Text'), 'abc');
  await userEvent.click(await reject());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([expect.objectContaining(completesWith)]);
  expect(Object.keys(sent()[0])).toHaveLength(2);
  await expectAccessible(container);
});

it('is there for actions that complete alone', async () => {
  await open();
  await reject();
  expect(screen.queryByRole('button', { name: 'Other' })).toBeNull();
});

it('is not there where the form cannot be sent by this person', async () => {
  await open({}, { isReadOnly: true });
  await screen.findByLabelText('Text');
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

it('asks the question first that it has', async () => {
  const { host } = await open({ confirm: 'Reject the order?' });
  const confirm = vi.spyOn(host.services.dialogs, 'confirm').mockResolvedValue(false);
  await userEvent.click(await reject());
  expect(confirm).toHaveBeenCalledWith({ title: 'Reject the order?', confirmLabel: 'Reject' });
  expect(sent()).toEqual([]);
});

it('is a command of the task', async () => {
  const { host, onDone } = await open();
  await userEvent.type(await screen.findByLabelText('Text'), 'abc');
  const [command] = host.services.commands.all.filter(({ label }) => label === 'Reject');
  expect(command).toMatchObject({ group: 'task', isEnabled: true });
  await act(async () => command?.run());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
