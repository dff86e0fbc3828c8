import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormViewProps } from '@taskweave/plugin-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listedProcesses, openStartDialog } from '../testing/openStartDialog';
import { makeProcess, serveProcesses } from '../testing/processesFixture';

const engine = useFakeEngine('demo');

it('gives the focus to the search on the way back of the browser', async () => {
  serveProcesses(engine, [makeProcess({ key: 'holiday', name: 'Holiday request' })]);
  const { host } = openStartDialog(engine, { processStart: 'holiday' });
  (await screen.findByRole('button', { name: 'Start' })).focus();
  act(() => host.navigation.openInbox({ processStart: 'true' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});

it('closes nothing where it was left while it was sent', async () => {
  serveProcesses(engine, [makeProcess({ key: 'holiday', name: 'Holiday request' })]);
  let end = () => {};
  function View({ onDone }: FormViewProps) {
    end = () =>
      onDone({ kind: 'started', processInstanceId: 'i1', processDefinitionName: 'Holiday request' });
    return <p>Form</p>;
  }
  const { host, close } = openStartDialog(
    engine,
    { processStart: 'holiday' },
    { 'tasklist.form.view': [{ id: 'view', render: View }] },
  );
  await screen.findByText('Form');
  act(() => host.navigation.openInbox({ processStart: 'true' }));
  await listedProcesses();
  act(() => end());
  expect(close).not.toHaveBeenCalled();
  expect(host.notifications[0]?.title).toBe('Process started');
});
