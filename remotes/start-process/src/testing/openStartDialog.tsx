import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Connections, FormViewProps, InboxParams } from '@taskweave/plugin-sdk';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import plugin from '../plugin';
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
  params: InboxParams = {},
  items: TestPointItems = WITH_FORMS,
  stored: Readonly<Record<string, unknown>> = {},
  connections: Connections | null = null,
) {
  const close = vi.fn();
  const world = { engine, params, items, stored, connections };
  return { ...openApp(plugin, <StartProcessDialog close={close} />, world), close };
}

export const listedProcesses = async (list = 'Processes') =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-label') !== 'Favorite');
