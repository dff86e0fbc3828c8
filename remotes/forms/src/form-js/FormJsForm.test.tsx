import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawForm } from '../testing/drawForm';
import { signIn } from '../testing/signIn';
import FormJsForm from './FormJsForm';

const fake = useFakeEngine();
const SCHEMA = JSON.stringify({
  type: 'default',
  id: 'f',
  schemaVersion: 16,
  components: [
    { type: 'textfield', id: 'f1', key: 'title', label: 'Title' },
    { type: 'filepicker', id: 'f2', key: 'receipt', label: 'Receipt' },
  ],
});

beforeEach(() => {
  vi.stubGlobal(
    'DataTransfer',
    class {
      readonly items = { add: () => undefined };
      readonly files = null;
    },
  );
});

async function open(schema = SCHEMA) {
  const client = await signIn(fake);
  fake.on('GET task/T1/deployed-form', () => HttpResponse.text(schema));
  fake.on('GET task/T1/form-variables', { title: { type: 'String', value: 'Sea' } });
  const form = { formType: 'camunda-forms', key: 'f', url: 'task/T1/deployed-form' } as const;
  return drawForm(FormJsForm, client, { form });
}

async function openDrawn() {
  const drawn = await open();
  await waitFor(() =>
    expect(drawn.onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'ready' })),
  );
  return { ...drawn, title: await screen.findByLabelText<HTMLInputElement>('Title') };
}

it('shows the variables, and sends what is in the form', async () => {
  const { collect, title } = await openDrawn();
  await userEvent.type(title, 'side');
  expect(await collect()).toMatchObject({
    variables: { title: { type: 'String', value: 'Seaside' } },
  });
});

it('refuses a file that is too large at its field', async () => {
  const { container, collect } = await openDrawn();
  const file = new File(['x'], 'scan.pdf');
  Object.defineProperty(file, 'size', { value: FILE_LIMIT + 1 });
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null) throw new Error('There is no picker.');
  Object.defineProperty(picker, 'files', { value: [file], writable: true, configurable: true });
  fireEvent.change(picker);
  expect(await collect()).toBeNull();
  expect(await screen.findByText(/^The file is larger than 5 MB/)).toBeTruthy();
});

it('shows at its field what the engine refuses, with the focus on it', async () => {
  const { reject, title } = await openDrawn();
  await reject({ title: 'validation of readonly failed.' });
  expect(await screen.findByText('This field cannot be changed.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('shows above the form what the engine refuses of other variables', async () => {
  const { reject } = await openDrawn();
  await reject({ hidden: 'No such customer' });
  expect(await screen.findByText('hidden: No such customer')).toBeTruthy();
});

it.each(['[]', '{'])('says so where the schema is none: %s', async (schema) => {
  const { onState } = await open(schema);
  expect(await screen.findByText('This form schema cannot be shown.')).toBeTruthy();
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'failed' }));
});
