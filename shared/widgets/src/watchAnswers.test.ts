import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { watchAnswers } from './watchAnswers';

it('calls once, later, for all answers of one moment', async () => {
  const queryClient = new QueryClient();
  const listener = vi.fn();
  watchAnswers(queryClient, listener);
  for (const name of ['a', 'b', 'c']) queryClient.setQueryData([name], name);
  expect(listener).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  queryClient.setQueryData(['a'], 'another');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
});

it('calls no more once it has ended', async () => {
  const queryClient = new QueryClient();
  const listener = vi.fn();
  watchAnswers(queryClient, listener)();
  queryClient.setQueryData(['a'], 'a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(listener).not.toHaveBeenCalled();
});
