// @vitest-environment jsdom
import type { NotificationRequest } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createNotificationStore } from '../../notifications/NotificationStore';
import { ownNotifications } from './ownNotifications';

const info = (title: string, more: Partial<NotificationRequest> = {}): NotificationRequest => ({
  kind: 'info',
  title,
  ...more,
});

it('says whose each one is @P25', () => {
  const { notify, store } = wall();
  notify(info('Saved'));
  expect(store.items[0]?.source?.text).toBe('from Risk');
});

it('has texts for what is none, which the page could not draw', () => {
  vi.stubGlobal('reportError', vi.fn());
  const { notify, store } = wall();
  const unsound = {
    kind: 'panic',
    title: new Error('No route'),
    detail: { status: 7 },
    actions: [{ label: 8, onPress: () => undefined }],
    links: [
      {
        label: 9,
        href: () => {
          throw new Error('No such task');
        },
      },
    ],
  };
  notify(unsound as unknown as NotificationRequest);
  const [{ kind, title, detail, links, actions } = {} as NotificationRequest] = store.items;
  const { label, href } = links?.[0] ?? {};
  expect(kind).toBe('info');
  expect(title).toBe('Error: No route');
  expect(detail).toBe('[object Object]');
  expect(actions?.[0]?.label).toBe('8');
  expect(label).toBe('9');
  expect(typeof href === 'function' && href()).toBe('#');
  expect(reportError).toHaveBeenCalledWith(new Error('No such task'));
});

it('replaces notifications of the same plugin only', () => {
  const { notify, store, titles } = wall();
  store.notify(info('ours', { tag: 'saved' }));
  notify(info('one', { tag: 'saved' }));
  notify(info('two', { tag: 'saved' }));
  expect(titles()).toEqual(['ours', 'two']);
});

it('closes what it has shown', () => {
  const { notify, store } = wall();
  notify(info('a'))();
  expect(store.items).toEqual([]);
});

it('shows nothing of a plugin that is off the page', () => {
  const { notify, store, switchOff } = wall();
  switchOff();
  notify(info('Still here'));
  expect(store.items).toEqual([]);
});

function wall() {
  let isOn = true;
  const store = createNotificationStore();
  const { notify } = ownNotifications({
    pluginId: 'risk',
    notifications: store,
    isOn: () => isOn,
    sourceText: () => 'from Risk',
  });
  const switchOff = () => {
    isOn = false;
  };
  return { notify, store, switchOff, titles: () => store.items.map(({ title }) => title) };
}
