import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import type { FormViewProps, RouteParams } from '@taskweave/plugin-sdk';
import { createTestHost, type TestPointItems } from '@taskweave/plugin-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import en from '../i18n/en.json';
import StartProcessDialog from '../start-dialog/StartProcessDialog';

function FakeFormView({ subject, onDone }: FormViewProps) {
  if (subject.kind !== 'start') return null;
  const { processDefinitionId, processDefinitionName } = subject;
  return (
    <>
      <p>{`Form of ${processDefinitionId}`}</p>
      <button
        type="button"
        onClick={() => onDone({ kind: 'started', processInstanceId: 'i1', processDefinitionName })}
      >
        Start
      </button>
    </>
  );
}

export const WITH_FORMS: TestPointItems = { 'tasklist.form.view': [{ id: 'view', render: FakeFormView }] };

export function openStartDialog(
  engine: FakeEngine,
  params: RouteParams = {},
  items: TestPointItems = WITH_FORMS,
  stored: Readonly<Record<string, unknown>> = {},
) {
  const host = createTestHost({ engine: engine.connect(), texts: withCommon(en), params, items });
  for (const [key, value] of Object.entries(stored)) host.services.storage.set(key, value);
  const close = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <host.Provider>
        <StartProcessDialog close={close} />
      </host.Provider>
    </QueryClientProvider>,
  );
  return { host, close };
}

export const listedProcesses = async (list = 'Processes') =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-label') !== 'Favorite');
