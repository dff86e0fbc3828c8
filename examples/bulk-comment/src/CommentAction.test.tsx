// @vitest-environment jsdom
import type { BulkActionProps, EngineClient } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CommentAction from './CommentAction';
import texts from './i18n/en.json';

async function draw(assignProcessInstanceIdToTaskComment = false) {
  const request = vi.fn(async () => ({}));
  const run = vi.fn<BulkActionProps['run']>();
  const host = createTestHost({
    engine: { request } as Partial<EngineClient> as EngineClient,
    texts,
    settings: { assignProcessInstanceIdToTaskComment },
  });
  await act(async () =>
    render(
      <host.Provider>
        <CommentAction tasks={[]} isByCommand={false} run={run} close={() => {}} />
      </host.Provider>,
    ),
  );
  return { request, run };
}

test('without words nothing begins, and the field says why', async () => {
  const { run } = await draw();
  fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));

  expect(run).not.toHaveBeenCalled();
  expect(screen.getByText('Enter a comment.')).toBeTruthy();
});

test.each([
  [false, { message: 'Please hurry' }],
  [true, { message: 'Please hurry', processInstanceId: 'i1' }],
])(
  'each task gets the comment; its instance, too, where the installation says so (%s)',
  async (isOfInstance, body) => {
    const { request, run } = await draw(isOfInstance);
    fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Please hurry' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    const { signal } = new AbortController();
    await run.mock.calls[0]?.[0].apply({ id: 't/1', processInstanceId: 'i1' } as never, signal);
    expect(request).toHaveBeenCalledWith(
      'task/t%252F1/comment/create',
      expect.objectContaining({ method: 'POST', body, signal }),
    );
  },
);
