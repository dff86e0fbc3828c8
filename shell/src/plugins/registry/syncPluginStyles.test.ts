// @vitest-environment jsdom

import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { afterEach, expect, it } from 'vitest';
import { createPluginRegistry } from './PluginRegistry';
import { syncPluginStyles } from './syncPluginStyles';

const FILE = { plugins: [{ id: 'risk', manifest: 'https://p.example/risk/1/plugin.json' }] };

afterEach(() => document.head.replaceChildren());

it('switches the sheets of a plugin off with it, and on again', () => {
  const { registry, risk, other } = page();

  registry.setStatus('risk', { phase: 'quarantined', code: 'PLG-604', message: '' });
  expect([risk.disabled, other.disabled]).toEqual([true, false]);

  registry.setStatus('risk', { phase: 'ready' });
  expect(risk.disabled).toBe(false);
  expect(risk.dataset.plugin).toBe('risk');
});

it('switches them off when the file does', () => {
  const { registry, risk } = page();
  registry.apply(parseAdminFile({ plugins: [{ ...FILE.plugins[0], enabled: false }] }));

  expect(risk.disabled).toBe(true);
});

it('leaves the sheets of an older build behind', () => {
  const { registry, risk } = page();
  const next = sheetOf('https://p.example/risk/2/tab.css');
  registry.add({ manifest: MANIFEST, baseUrl: 'https://p.example/risk/2/' });

  expect([risk.disabled, next.disabled]).toEqual([true, false]);
});

const MANIFEST = { id: 'risk', contributes: [] } as unknown as PluginManifest;

function page() {
  const registry = createPluginRegistry({
    builtin: [],
    admin: parseAdminFile(FILE),
    switchedOff: () => null,
  });
  syncPluginStyles(registry);
  const [risk, other] = [
    sheetOf('https://p.example/risk/1/tab.css'),
    sheetOf('https://p.example/risk-of-others/1/tab.css'),
  ];
  registry.add({ manifest: MANIFEST, baseUrl: 'https://p.example/risk/1/' });
  return { registry, risk, other };
}

function sheetOf(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.disabled = false;
  return document.head.appendChild(link);
}
