import type { Navigation } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { ownNavigation } from './ownNavigation';

const page = (id: string, path: string) => ({
  plugin: { manifest: { id } },
  contribution: { meta: { path } },
});
const registry = {
  at: () => [
    page('acme', '/risk'),
    page('other', '/risk'),
    page('acme', '/case/:id'),
    page('other', '/case/:id'),
  ],
} as unknown as PluginRegistry;

it.each([
  ['acme', '/risk', '/risk'],
  ['other', '/risk', '/other/risk'],
  ['acme', '/case/7', '/case/7'],
  ['other', '/case/7', '/other/case/7'],
  ['other', '/acme/risk', '/acme/risk'],
  ['other', '/admin/plugins', '/admin/plugins'],
] as const)('leads %s from %s to %s', (pluginId, path, wanted) => {
  const navigation = { routeHref: vi.fn((to: string) => `#${to}`), openRoute: vi.fn() };
  const own = ownNavigation({
    pluginId,
    navigation: navigation as unknown as Navigation,
    registry,
    onLoop: () => undefined,
  });
  expect(own.routeHref(path)).toBe(`#${wanted}`);
  own.openRoute(path, { replace: true });
  expect(navigation.openRoute).toHaveBeenCalledWith(wanted, { replace: true });
});

it('stops a loop that changes the address, and says so', () => {
  const onLoop = vi.fn();
  const go = vi.fn();
  const navigation = { go } as unknown as Navigation;
  const own = ownNavigation({ pluginId: 'acme', navigation, registry, onLoop });
  for (let page = 0; page < 100; page += 1) own.go({ page: String(page) });
  expect(go).toHaveBeenCalledTimes(30);
  expect(onLoop).toHaveBeenCalledExactlyOnceWith('It changed the address more than 30 times within 5 s.');
});
