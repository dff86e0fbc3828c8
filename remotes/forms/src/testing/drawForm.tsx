import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import type { FormEngineProps, FormHandle, FormSubject } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { formsConfig } from '../form-parts/formsConfig';
import en from '../i18n/en.json';

const TASK: FormSubject = { kind: 'task', taskId: 'T1', task: { id: 'T1' } as Task };

export function drawForm(
  Form: ComponentType<FormEngineProps>,
  client: EngineClient,
  {
    form,
    subject = TASK,
    readOnly = false,
  }: Pick<FormEngineProps, 'form'> & Partial<Pick<FormEngineProps, 'subject' | 'readOnly'>>,
) {
  const host = createTestHost({ engine: client, texts: withCommon(en), configSchema: formsConfig });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onState = vi.fn<FormEngineProps['onState']>();
  let handle: FormHandle | null = null;
  const ui = (isReadOnly: boolean) => (
    <QueryClientProvider client={queries}>
      <host.Provider>
        <Form
          {...{ subject, form, onState }}
          readOnly={isReadOnly}
          draft={null}
          onReady={(ready) => {
            handle = ready;
            return () => undefined;
          }}
          onChange={() => undefined}
          submit={async () => ({ kind: 'not-sent' })}
        />
      </host.Provider>
    </QueryClientProvider>
  );
  const { container, rerender } = render(ui(readOnly));
  const ready = (): FormHandle => {
    if (handle === null) throw new Error('The form is not ready.');
    return handle;
  };
  const collect = () => act(() => ready().collect({ kind: 'complete' }));
  const reject = (fields: Readonly<Record<string, string>>) =>
    act(async () => ready().settled?.({ kind: 'rejected', rejection: { message: '', fields } }));
  return { container, host, queries, onState, ready, collect, reject, lock: () => rerender(ui(true)) };
}
