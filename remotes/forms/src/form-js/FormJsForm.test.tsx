import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { formsConfig } from '../form-parts/formsConfig';
import en from '../i18n/en.json';
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

// jsdom has none. The picker uses it to show the chosen files in its control, which no test here looks at.
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
  const client = fake.connect();
  fake.user = 'demo';
  await client.get('engine').catch(() => undefined);
  fake.answer(
    http.get(`${REST_ROOT}/task/T1/deployed-form`, () => HttpResponse.text(schema)),
    http.get(`${REST_ROOT}/task/T1/form-variables`, () =>
      HttpResponse.json({ title: { type: 'String', value: 'Sea' } }),
    ),
  );
  const host = createTestHost({ engine: client, texts: withCommon(en), configSchema: formsConfig });
  const handles: FormHandle[] = [];
  const onState = vi.fn<FormEngineProps['onState']>();
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <host.Provider>
        <FormJsForm
          subject={{ kind: 'task', taskId: 'T1', task: { id: 'T1' } as Task }}
          form={{ type: 'camunda-forms', key: 'f', url: 'task/T1/deployed-form' }}
          readOnly={false}
          draft={null}
          onState={onState}
          onReady={(ready) => {
            handles.push(ready);
            return () => undefined;
          }}
          onChange={() => undefined}
          submit={async () => ({ kind: 'not-sent' })}
        />
      </host.Provider>
    </QueryClientProvider>,
  );
  const handle = (): FormHandle => {
    const latest = handles.at(-1);
    if (latest === undefined) throw new Error('The form is not ready.');
    return latest;
  };
  const ready = () =>
    waitFor(() => expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ phase: 'ready' })));
  const reject = (fields: Readonly<Record<string, string>>) =>
    act(async () => handle().settled?.({ kind: 'rejected', rejection: { message: '', fields } }));
  return { container, onState, handle, ready, reject };
}

it('shows the variables, and sends what is in the form', async () => {
  const { handle, ready } = await open();
  await ready();
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await userEvent.type(title, 'side');
  expect(await act(() => handle().collect({ kind: 'complete' }))).toMatchObject({
    variables: { title: { type: 'String', value: 'Seaside' } },
  });
});

it('refuses a file that is too large at its field', async () => {
  const { container, handle, ready } = await open();
  await ready();
  await screen.findByLabelText('Title');
  const file = new File(['x'], 'scan.pdf');
  Object.defineProperty(file, 'size', { value: FILE_LIMIT + 1 });
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null) throw new Error('There is no picker.');
  Object.defineProperty(picker, 'files', { value: [file], writable: true, configurable: true });
  fireEvent.change(picker);
  expect(await act(() => handle().collect({ kind: 'complete' }))).toBeNull();
  expect(await screen.findByText(/^The file is larger than 5 MB/)).toBeTruthy();
});

it('shows at its field what the engine refuses, with the focus on it', async () => {
  const { ready, reject } = await open();
  await ready();
  const title = await screen.findByLabelText('Title');
  await reject({ title: 'validation of readonly failed.' });
  expect(await screen.findByText('This field cannot be changed.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('shows above the form what the engine refuses of other variables', async () => {
  const { ready, reject } = await open();
  await ready();
  await screen.findByLabelText('Title');
  await reject({ hidden: 'No such customer' });
  expect(await screen.findByText('hidden: No such customer')).toBeTruthy();
});

it.each(['[]', '{'])('says so where the schema is none: %s', async (schema) => {
  const { onState } = await open(schema);
  expect(await screen.findByText('This form schema cannot be shown.')).toBeTruthy();
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ phase: 'failed' }));
});
