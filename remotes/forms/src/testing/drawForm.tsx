import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { aTask } from '@taskweave/engine-client/testing/factories';
import type { FormEngineProps, FormHandle, FormSubject } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import plugin from '../plugin';

const TASK: FormSubject = { kind: 'task', taskId: 'T1', task: aTask({ id: 'T1' }) };

export function drawForm(
  Form: ComponentType<FormEngineProps>,
  client: EngineClient,
  {
    form,
    subject = TASK,
    isReadOnly = false,
  }: Pick<FormEngineProps, 'form'> & Partial<Pick<FormEngineProps, 'subject' | 'isReadOnly'>>,
) {
  const onState = vi.fn<FormEngineProps['onState']>();
  let handle: FormHandle | null = null;
  const ui = (isReadOnly: boolean) => (
    <Form
      {...{ subject, form, onState }}
      isReadOnly={isReadOnly}
      draft={null}
      onReady={(ready) => {
        handle = ready;
        return () => undefined;
      }}
      onChange={() => undefined}
      submit={async () => ({ kind: 'not-sent' })}
    />
  );
  const { container, host, queries, rerender } = openApp(plugin, ui(isReadOnly), { engine: client });
  const ready = (): FormHandle => {
    if (handle === null) throw new Error('The form is not ready.');
    return handle;
  };
  const collect = () => act(() => ready().collect({ kind: 'complete' }));
  const reject = (fields: Readonly<Record<string, string>>) =>
    act(async () => ready().settled?.({ kind: 'rejected', rejection: { message: '', fields } }));
  return { container, host, queries, onState, ready, collect, reject, lock: () => rerender(ui(true)) };
}
