import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { drawForm } from '../../testing/drawForm';
import { signIn } from '../../testing/signIn';
import GenericForm from '../GenericForm';

interface Opened {
  readonly subject?: FormSubject;
  readonly variables?: FormVariables | number;
  readonly isReadOnly?: boolean;
}

export async function openGenericForm(fake: FakeEngine, options: Opened = {}) {
  const opened = await openFolded(fake, options);
  const unfold = screen.queryByRole('button', { name: /^(Add or change|Show) variables$/ });
  if (unfold !== null) await userEvent.click(unfold);
  return opened;
}

export async function openFolded(fake: FakeEngine, { variables = {}, ...given }: Opened = {}) {
  const client = await signIn(fake);
  fake.on('GET task/T1/form-variables', () =>
    typeof variables === 'number'
      ? HttpResponse.json({ message: 'busy' }, { status: variables })
      : HttpResponse.json(variables),
  );
  return drawForm(GenericForm, client, { form: { formType: 'generic', key: null, url: null }, ...given });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export async function add(name: string, value: string, type = 'String'): Promise<void> {
  await press('Add a variable');
  const row = () => screen.getAllByRole('group').at(-1) ?? document.body;
  if (type !== 'String') await userEvent.selectOptions(within(row()).getByLabelText('Type'), type);
  if (name !== '') await userEvent.type(within(row()).getByLabelText(/^Name/), name);
  if (value !== '') await userEvent.type(within(row()).getByLabelText(/^Value/), value);
}
