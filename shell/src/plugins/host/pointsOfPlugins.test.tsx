import { contribute, definePlugin, PluginPoint, type PointContract } from '@taskweave/plugin-sdk';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    'acme-board.widget': PointContract<{ readonly board: string }, { readonly size: 'small' | 'large' }>;
  }
}

const board = definePlugin({
  id: 'acme-board',
  contributions: [
    contribute('tasklist.header', {
      id: 'board',
      component: async () => ({
        default: () => <PluginPoint point="acme-board.widget" props={{ board: 'Loans' }} />,
      }),
    }),
  ],
});
const activate = vi.fn();
const clock = definePlugin({
  id: 'other-clock',
  activate,
  contributions: [
    contribute('acme-board.widget', {
      id: 'clock',
      size: 'small',
      component: async () => ({
        default: (props: { readonly board: string }) => <p>Clock of {props.board}</p>,
      }),
    }),
  ],
});

// @ts-expect-error the point of the plugin asks for a size
contribute('acme-board.widget', { id: 'x', component: async () => ({ default: () => null }) });

it('draws what one plugin contributes to a point that another has opened', async () => {
  await draw({});
  expect(await screen.findByText('Clock of Loans')).toBeTruthy();
  expect(activate).toHaveBeenCalledTimes(1);
});

it('takes the word of the administrator on it', async () => {
  await draw({ contributions: { 'acme-board.widget:other-clock/clock': { enabled: false } } });
  expect(screen.queryByText('Clock of Loans')).toBeNull();
});

async function draw(file: object): Promise<void> {
  const services = createTestServices({ builtin: [board, clock], file });
  await renderInShell(<PluginPoint point="tasklist.header" props={{}} />, services);
}
