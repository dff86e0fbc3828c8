import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { type FormViewSetup, ID, openFormView } from '../testing/openFormView';

const fake = useFakeEngine();
const SUBMIT = `${REST_ROOT}/task/${ID}/submit-form`;

const open = (setup?: FormViewSetup) => openFormView(fake, setup);
const complete = () => screen.findByRole('button', { name: 'Complete' });
const unfold = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Add or change variables' }));
const submissions = () => fake.calls.filter(({ line }) => line.startsWith('POST'));

describe('the generic form', () => {
  it('can be sent with no variables @T4.27', async () => {
    const { onDone } = await open({ key: null });
    fake.answer(http.post(SUBMIT, () => new HttpResponse(null, { status: 204 })));
    await screen.findByText(/^No form/);
    await userEvent.click(await complete());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('sends a variable that was added', async () => {
    await open({ key: null });
    fake.answer(http.post(SUBMIT, () => new HttpResponse(null, { status: 204 })));
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Add a variable' }));
    await userEvent.keyboard('amount');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Long');
    await userEvent.type(screen.getByLabelText(/^Value/), '9223372036854775807');
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(submissions()[0]?.body).toBe(
        '{"variables":{"amount":{"type":"Long","value":9223372036854775807}}}',
      ),
    );
  });

  it('takes any name, such as that of a property of all objects', async () => {
    await open({ key: null });
    fake.answer(http.post(SUBMIT, () => new HttpResponse(null, { status: 204 })));
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Add a variable' }));
    await userEvent.keyboard('constructor');
    await userEvent.type(screen.getByLabelText(/^Value/), 'a');
    await userEvent.click(await complete());
    await waitFor(() =>
      expect(submissions()[0]?.body).toBe('{"variables":{"constructor":{"type":"String","value":"a"}}}'),
    );
  });

  it('puts the focus on a name that is missing', async () => {
    await open({ key: null });
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Add a variable' }));
    await userEvent.click(await complete());
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect(submissions()).toHaveLength(0);
  });

  it('loads the variables of the task once', async () => {
    const { container } = await open({ key: null });
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Show data' }));
    const loaded = await screen.findByLabelText<HTMLInputElement>('substitute');
    expect(loaded.value).toBe('Mary');
    expect(screen.queryByRole('button', { name: 'Show data' })).toBeNull();
    await expectAccessible(container);
  });

  it('tells for five seconds that there is nothing to load @T5.29', async () => {
    const { host } = await open({ key: null, variables: {} });
    await unfold();
    await userEvent.click(screen.getByRole('button', { name: 'Show data' }));
    await waitFor(() =>
      expect(host.notifications).toEqual([
        { kind: 'info', title: 'This task has no variables to show.', duration: 5000 },
      ]),
    );
  });
});
