// @vitest-environment jsdom
import type { EngineClient, Task } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import CopyBriefing from './CopyBriefing';
import texts from './i18n/en.json';

afterEach(cleanup);

test.each([
  ['is copied', async () => {}, 'Briefing copied'],
  ['is shown where the browser refuses', () => Promise.reject(), 'The browser blocked'],
])('the sentence %s', async (_, refusal, title) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(refusal);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const host = createTestHost({ engine: {} as EngineClient, texts });
  const close = vi.fn();
  const task = { id: 't1', name: 'Check order', assignee: 'mary', due: null } as Partial<Task> as Task;
  render(
    <host.Provider>
      <CopyBriefing taskId="t1" task={task} close={close} />
    </host.Provider>,
  );

  await waitFor(() =>
    expect(host.notifications).toEqual([expect.objectContaining({ title: expect.stringContaining(title) })]),
  );
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Check order is assigned to mary.');
  expect(close).toHaveBeenCalledOnce();
});
