import type { PointItem } from '@taskweave/plugin-sdk';
import { type PluginHost, PluginHostContext } from '@taskweave/plugin-sdk/host';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPluginStorage } from '../services/createPluginStorage';
import { usePages } from './usePages';

const known = new Map<string, boolean>();
const can = vi.fn(async ({ permission }: { readonly permission: string }) => {
  known.set(permission, permission === 'CREATE');
  return permission === 'CREATE';
});
afterEach(() => {
  known.clear();
  items = ITEMS;
});

const page = (id: string, permission?: string, hiddenBy?: string) =>
  ({
    key: id,
    id,
    pluginId: 'own',
    label: id,
    meta: {
      path: `/${id}`,
      ...(permission && { permission: { permission, resource: 'Deployment' } }),
      ...(hiddenBy && { hiddenBy }),
    },
  }) as unknown as PointItem<'tasklist.route'>;

const ITEMS = [page('open'), page('deploy', 'CREATE'), page('purge', 'DELETE')];
const PAST = page('past', undefined, 'noHistory');

let items = ITEMS;

const listeners = new Set<() => void>();

const session = {
  status: 'active',
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  become(status: string) {
    session.status = status;
    for (const listener of listeners) listener();
  },
};

const host = {
  usePointItems: () => items,
  services: {
    permissions: {
      can,
      known: ({ permission }: { readonly permission: string }) => known.get(permission) ?? null,
    },
    engine: { name: 'default' },
    user: { id: 'mary' },
    session,
  },
} as unknown as PluginHost;

function Listed() {
  return (
    <p>
      {usePages()
        .map(({ place }) => place)
        .join(' ')}
    </p>
  );
}

function draw(isFirstListOver: boolean) {
  return render(
    <PluginHostContext value={host}>
      <FirstListContext value={isFirstListOver}>
        <Listed />
      </FirstListContext>
    </PluginHostContext>,
  );
}

it('lists a page that takes a permission once the engine has granted it', async () => {
  draw(true);
  expect(screen.getByText('/open')).toBeDefined();
  expect(await screen.findByText('/open /deploy')).toBeDefined();
});

it('is drawn once where the answers are known', async () => {
  known.set('CREATE', true).set('DELETE', false);
  const draws = vi.spyOn(host, 'usePointItems');
  draw(true);
  await act(async () => undefined);
  expect(draws).toHaveBeenCalledOnce();
});

it('lists it again after the next sign-in', async () => {
  draw(true);
  await screen.findByText('/open /deploy');
  act(() => session.become('expired'));
  known.clear();
  act(() => session.become('active'));
  expect(screen.getByText('/open')).toBeDefined();
  expect(await screen.findByText('/open /deploy')).toBeDefined();
});

it('asks for nothing before the first screen is there', () => {
  can.mockClear();
  draw(false);
  expect(can).not.toHaveBeenCalled();
});

it('lists a page until its plugin has stored that it is of no use', () => {
  items = [page('open'), PAST];
  const storage = createPluginStorage({ engine: 'default', userId: 'mary', pluginId: 'own' });
  draw(true);
  expect(screen.getByText('/open /past')).toBeDefined();
  cleanup();
  storage.set('noHistory', true);
  draw(true);
  expect(screen.getByText('/open')).toBeDefined();
  storage.remove('noHistory');
});
