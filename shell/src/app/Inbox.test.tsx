import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { Inbox } from './Inbox';

it('draws no column for the name of a task', async () => {
  history.replaceState(null, '', '/#/?filter=f&task=t1');
  const draw = vi.fn(() => <p>The list</p>);
  const list = definePlugin({
    id: 'acme-list',
    contributions: [
      contribute('shell.column', {
        id: 'list',
        place: 'tasks',
        label: 'List',
        component: async () => ({ default: draw }),
      }),
    ],
  });
  const services = createTestServices({ builtin: [list] });
  await renderInShell(<Inbox />, services);
  await screen.findByText('The list');
  draw.mockClear();
  const { queryKey } = taskQueries(services.connection).detail('t1');
  act(() => services.queryClient.setQueryData(queryKey, { id: 't1', name: 'Pay' } as never));
  await waitFor(() => expect(document.title).toBe('Pay · Taskweave'));
  expect(draw).not.toHaveBeenCalled();
});
