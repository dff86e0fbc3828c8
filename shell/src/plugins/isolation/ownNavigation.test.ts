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
  const navigation = { pageHref: vi.fn((to: string) => `#${to}`), openPage: vi.fn() };
  const own = ownNavigation({
    pluginId,
    navigation: navigation as unknown as Navigation,
    registry,
  });
  expect(own.pageHref(path)).toBe(`#${wanted}`);
  own.openPage(path, { replace: true });
  expect(navigation.openPage).toHaveBeenCalledWith(wanted, { replace: true });
});
