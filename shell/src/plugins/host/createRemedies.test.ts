// @vitest-environment jsdom
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it } from 'vitest';
import type { Services } from '../../boot/Services';
import { createTestServices, manifestOf } from '../../testing/createTestServices';
import { announceQuarantine, createRemedies } from './createRemedies';

const CARD = 'tasklist.card';
const TAB = 'tasklist.task.detail';
let services: Services;

beforeEach(() => {
  services = createTestServices({
    file: {
      plugins: [
        { id: 'cards', manifest: '/cards.json' },
        { id: 'tabs', manifest: '/tabs.json' },
      ],
    },
    builtin: [definePlugin({ id: 'own', contributions: [] })],
  });
  const component = async () => ({ default: () => null });
  add('cards', contribute(CARD, { id: 'badge', component }));
  add('tabs', contribute(TAB, { id: 'tab', label: 'Tab', component }));
});

it('switches a plugin off, with a way to take that back at once', () => {
  remediesOf('tabs').switchOff?.();
  expect(statusOf('tabs')).toEqual({ phase: 'disabled', by: 'person' });
  const [notice] = services.notifications.items;
  const { href } = notice?.links?.[0] ?? {};
  expect(notice?.title).toBe('tabs is switched off for you');
  expect(typeof href === 'function' && href()).toBe('#/plugins');

  notice?.actions?.[0]?.onPress();
  expect(statusOf('tabs').phase).toBe('listed');
});

it('offers that for plugins of others only', () => {
  expect(remediesOf('own').switchOff).toBeNull();
  expect(remediesOf('tabs').switchOff === null).toBe(false);
});

it.each([
  [true, '#/admin/plugins'],
  [false, null],
])('shows the way to the page for administrators: %s', (mayManage, href) => {
  expect(createRemedies('tabs', { ...services, mayManage: () => mayManage }).adminHref()).toBe(href);
});

it('announces a quarantine where the places are too small to say so', () => {
  const stop = announceQuarantine({ ...services, mayManage: () => false });
  for (const id of ['cards', 'tabs']) {
    services.plugins.registry.setStatus(id, { phase: 'active', loadMs: 1 });
    services.plugins.registry.setStatus(id, { phase: 'quarantined', code: 'PLG-604', message: '' });
  }
  stop();
  expect(services.notifications.items.map(({ title, links }) => [title, links])).toEqual([
    ['cards was switched off because it did not work properly.', []],
  ]);
});

it('announces none that began on an earlier page', () => {
  const stop = announceQuarantine({ ...services, mayManage: () => false });
  services.plugins.registry.setStatus('cards', { phase: 'quarantined', code: 'PLG-604', message: '' });
  stop();
  expect(services.notifications.items).toEqual([]);
});

function remediesOf(id: string) {
  return createRemedies(id, { ...services, mayManage: () => true });
}

function statusOf(id: string) {
  return services.plugins.registry.entry(id)?.status ?? { phase: 'none' };
}

function add(id: string, contribution: ReturnType<typeof contribute>): void {
  const manifest = manifestOf(definePlugin({ id, contributions: [contribution] }));
  services.plugins.registry.add({ baseUrl: `http://x/${id}/`, manifest });
}
