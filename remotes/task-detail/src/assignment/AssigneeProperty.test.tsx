import { aPromise } from '@taskweave/base/testing/aPromise';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openTask } from '../testing/openTask';
import { CLAIM_TAKEN, serveTask, TASK_ID } from '../testing/taskFixture';

const engine = useFakeEngine('demo');

const open = () => openTask(engine, { params: { detailsTab: 'task-detail-description' } });

describe('the assignee', () => {
  it('leaves claiming to the form while that is in sight', async () => {
    serveTask(engine);
    openTask(engine);
    expect(await screen.findByText('Unassigned')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  });

  it('is shown at once after a claim, before the engine has answered', async () => {
    const [answered, answer] = aPromise();
    engine.on('POST task/:id/claim', async () => {
      await answered;
      return HttpResponse.json(CLAIM_TAKEN, { status: 500 });
    });
    serveTask(engine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Demo Demo')).toBeTruthy();
    answer();
    expect(await screen.findByText('Unassigned')).toBeTruthy();
  });

  it('is what the engine says after a claim, and the other parts hear of it @T4.2 @T4.7', async () => {
    serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unclaim' }).ariaBusy).not.toBe('true'));
    expect(host.events.slice(1)).toEqual([{ kind: 'task-changed', taskId: TASK_ID, part: 'properties' }]);
  });

  it('keeps the focus on its button @T4.7', async () => {
    serveTask(engine);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Unclaim' }));
  });

  it('says who was faster @T8.9', async () => {
    engine.on('POST task/:id/claim', () => {
      task.assignee = 'mary';
      return HttpResponse.json(CLAIM_TAKEN, { status: 500 });
    });
    const task = serveTask(engine);
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      kind: 'error',
      title: 'The task could not be claimed',
      detail: 'Approve holiday\nmary has already claimed it.',
    });
  });

  it('can be taken from someone else @T4.4', async () => {
    serveTask(engine, { assignee: 'mary' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Unassign' }));
    await waitFor(() => expect(engine.calls.at(-1)?.line).toContain('GET'));
    const write = engine.calls.find(({ line }) => line.endsWith('/assignee'));
    expect(write?.body).toBe('{"userId":null}');
  });
});
