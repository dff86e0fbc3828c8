// @vitest-environment jsdom
import type { EngineClient } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import CopyLink from './CopyLink';
import texts from './i18n/en.json';

afterEach(cleanup);

test.each([
  ['copies the address of the task', { task: 't1' }, async () => {}, 'Link copied'],
  ['says that no task is open', {}, async () => {}, 'No task is open'],
  ['shows the link where the browser refuses', { task: 't1' }, () => Promise.reject(), 'The browser blocked'],
])('%s', async (_, params, writeText, title) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const host = createTestHost({ engine: {} as EngineClient, texts, params });
  const close = vi.fn();
  render(
    <host.Provider>
      <CopyLink close={close} />
    </host.Provider>,
  );

  await waitFor(() =>
    expect(host.notifications).toEqual([expect.objectContaining({ title: expect.stringContaining(title) })]),
  );
  expect(close).toHaveBeenCalledOnce();
});
