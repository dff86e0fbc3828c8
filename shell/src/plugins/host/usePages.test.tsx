import { type PluginHost, PluginHostContext, type PointItem } from '@taskweave/plugin-sdk';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettledContext } from '../timing/SettledContext';
import { usePages } from './usePages';

const known = new Map<string, boolean>();
const can = vi.fn(async ({ permission }: { readonly permission: string }) => {
  known.set(permission, permission === 'CREATE');
  return permission === 'CREATE';
});
afterEach(() => known.clear());

const page = (id: string, permission?: string) =>
  ({
    key: id,
    id,
    pluginId: 'own',
    label: id,
    meta: { path: `/${id}`, ...(permission && { permission: { permission, resource: 'Deployment' } }) },
  }) as unknown as PointItem<'tasklist.route'>;

const ITEMS = [page('open'), page('deploy', 'CREATE'), page('purge', 'DELETE')];

const host = {
  usePointItems: () => ITEMS,
  services: {
    permissions: {
      can,
      known: ({ permission }: { readonly permission: string }) => known.get(permission) ?? null,
    },
    session: { status: 'active', subscribe: () => () => undefined },
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

function draw(isSettled: boolean) {
  return render(
    <PluginHostContext value={host}>
      <SettledContext value={isSettled}>
        <Listed />
      </SettledContext>
    </PluginHostContext>,
  );
}

it('lists a page that takes a permission once the engine has granted it', async () => {
  draw(true);
  expect(screen.getByText('/open')).toBeDefined();
  expect(await screen.findByText('/open /deploy')).toBeDefined();
});

it('asks for nothing before the first screen is there', () => {
  can.mockClear();
  draw(false);
  expect(can).not.toHaveBeenCalled();
});
