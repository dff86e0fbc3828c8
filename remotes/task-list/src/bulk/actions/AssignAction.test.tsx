// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { BulkOperation } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import AssignAction from './AssignAction';

const engine = useFakeEngine('demo');
const JOHN = { id: 'john', firstName: 'John', lastName: 'Lindqvist', email: null };
const TASKS = ['1', '2'].map((id) => parseTask({ id, priority: 50 }));
let isForbidden: boolean;

beforeEach(() => {
  isForbidden = false;
  engine.on('GET user', async ({ query }) => {
    if (isForbidden) return HttpResponse.json({ type: 'AuthorizationException' }, { status: 403 });
    await delay(query.get('maxResults') === '200' ? 'infinite' : 400);
    return query.get('id') === 'john' ? [JOHN] : [];
  });
});

async function assignTo(text: string) {
  const run = vi.fn<(operation: BulkOperation) => void>();
  const close = vi.fn();
  openApp(plugin, <AssignAction tasks={TASKS} isByCommand={false} run={run} close={close} />, { engine });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Assignee' }), `${text}{Enter}`);
  return { run, close };
}

it('gives tasks to the person whose id it is, although Enter was quicker than the engine', async () => {
  const { run } = await assignTo('john');
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(run.mock.calls[0]?.[0].done?.(2)).toBe('2 tasks assigned to John Lindqvist');
});

it('gives tasks to nobody whom the engine does not know', async () => {
  const { run, close } = await assignTo('Lnid');
  expect(await screen.findByText('User “Lnid” not found, or you may not see that user.')).toBeTruthy();
  expect(run).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

describe('for those who may not read users', () => {
  beforeEach(() => {
    isForbidden = true;
  });

  it('gives tasks to themselves', async () => {
    const { run } = await assignTo('demo');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(run.mock.calls[0]?.[0].done?.(2)).toBe('2 tasks assigned to Demo Demo');
  });

  it('gives tasks to nobody else, and says why', async () => {
    const { run, close } = await assignTo('mary');
    expect(await screen.findByText('You do not have permission. Contact your administrator.')).toBeTruthy();
    expect(run).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});
