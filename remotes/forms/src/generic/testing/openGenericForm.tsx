import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FormVariables, Task } from '@taskweave/engine-client/Task';
import { type FakeEngine, REST_ROOT } from '@taskweave/engine-client/testing/fakeEngine';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import type { FormEngineProps, FormHandle, FormSubject } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import en from '../../i18n/en.json';
import GenericForm from '../GenericForm';

const TASK: FormSubject = { kind: 'task', taskId: 'T1', task: { id: 'T1' } as Task };

interface Opened {
  readonly subject?: FormSubject;
  readonly variables?: FormVariables | number;
  readonly readOnly?: boolean;
}

/** With the variables of a task unfolded. */
export async function openGenericForm(fake: FakeEngine, options: Opened = {}) {
  const opened = await openFolded(fake, options);
  const unfold = screen.queryByRole('button', { name: /^(Add or change|Show) variables$/ });
  if (unfold !== null) await userEvent.click(unfold);
  return opened;
}

export async function openFolded(
  fake: FakeEngine,
  { subject = TASK, variables = {}, readOnly = false }: Opened = {},
) {
  const client = fake.connect();
  fake.user = 'demo';
  await client.get('engine').catch(() => undefined);
  fake.answer(
    http.get(`${REST_ROOT}/task/T1/form-variables`, () =>
      typeof variables === 'number'
        ? HttpResponse.json({ message: 'busy' }, { status: variables })
        : HttpResponse.json(variables),
    ),
  );
  const host = createTestHost({ engine: client, texts: withCommon(en) });
  let handle: FormHandle | null = null;
  const onState = vi.fn<FormEngineProps['onState']>();
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <host.Provider>
        <GenericForm
          subject={subject}
          form={{ type: 'generic', key: null, url: null }}
          readOnly={readOnly}
          draft={null}
          onState={onState}
          onReady={(ready) => {
            handle = ready;
            return () => undefined;
          }}
          onChange={() => undefined}
          submit={async () => ({ kind: 'not-sent' })}
        />
      </host.Provider>
    </QueryClientProvider>,
  );
  const ready = (): FormHandle => {
    if (handle === null) throw new Error('The form is not ready.');
    return handle;
  };
  const collect = () => act(() => ready().collect({ kind: 'complete' }));
  return { container, host, onState, ready, collect };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export async function add(name: string, value: string, type = 'String'): Promise<void> {
  await press('Add a variable');
  const row = () => screen.getAllByRole('group').at(-1) ?? document.body;
  if (type !== 'String') await userEvent.selectOptions(within(row()).getByLabelText('Type'), type);
  if (name !== '') await userEvent.type(within(row()).getByLabelText(/^Name/), name);
  if (value !== '') await userEvent.type(within(row()).getByLabelText(/^Value/), value);
}
