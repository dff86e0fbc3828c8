// @vitest-environment jsdom
import type { NotificationRequest } from '@taskweave/plugin-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotificationStore } from '../../notifications/NotificationStore';
import { limitNotifications } from './limitNotifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const info = (title: string, more: Partial<NotificationRequest> = {}): NotificationRequest => ({
  kind: 'info',
  title,
  ...more,
});

it('says whose each one is', () => {
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
  expect([kind, title, detail]).toEqual(['info', 'Error: No route', '[object Object]']);
  expect([actions?.[0]?.label, label, typeof href === 'function' && href()]).toEqual(['8', '9', '#']);
  expect(reportError).toHaveBeenCalledWith(new Error('No such task'));
});

it('shows the same one once, and counts it', () => {
  const { notify, titles, onFlood } = wall();
  for (let index = 0; index < 5; index += 1) notify(info('Saved'));
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual(['Saved (×5)']);
  expect(onFlood).not.toHaveBeenCalled();
});

it('shows at most three, and counts the others in one line', () => {
  const { notify, titles } = wall();
  for (let index = 1; index <= 10; index += 1) notify(info(`Number ${index}`));
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual(['Number 1', 'Number 2', 'Number 3', '7 more']);
});

it('has room again when one has gone', () => {
  const { notify, store, titles } = wall();
  for (const title of ['a', 'b', 'c']) notify(info(title));
  store.close(store.items[0]?.id ?? '');
  notify(info('d'));
  expect(titles()).toEqual(['b', 'c', 'd']);
});

it('tells a flood once in ten seconds, and shows no more of it than the line that counts', () => {
  const { notify, titles, onFlood } = wall();
  for (let index = 0; index < 500; index += 1) {
    notify(info(`Number ${index}`));
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1000);
  expect(titles()).toEqual(['497 more']);
  expect(onFlood).toHaveBeenCalledOnce();
});

it('lets none stay for ever, not even an error', () => {
  const { notify, store } = wall();
  notify(info('a', { kind: 'error' }));
  notify(info('b', { duration: Number.POSITIVE_INFINITY }));
  notify(info('c', { duration: Number.NaN }));
  vi.advanceTimersByTime(60_001);
  expect(store.items).toEqual([]);
});

it('takes the place of its own only', () => {
  const { notify, store, titles } = wall();
  store.notify(info('ours', { exclusive: 'saved' }));
  notify(info('one', { exclusive: 'saved' }));
  notify(info('two', { exclusive: 'saved' }));
  expect(titles()).toEqual(['ours', 'two']);
});

it('closes what it has shown', () => {
  const { notify, store } = wall();
  notify(info('a'))();
  expect(store.items).toEqual([]);
});

it('shows nothing of a plugin that is off the page', () => {
  const { notify, store, switchOff } = wall();
  for (let index = 0; index < 5; index += 1) notify(info('Saved'));
  for (const { id } of store.items) store.close(id);
  switchOff();
  notify(info('Still here'));
  vi.advanceTimersByTime(5000);
  expect(store.items).toEqual([]);
});

function wall() {
  let isOn = true;
  const store = createNotificationStore();
  const onFlood = vi.fn();
  const { notify } = limitNotifications({
    pluginId: 'risk',
    store,
    isOn: () => isOn,
    sourceText: () => 'from Risk',
    moreText: (count) => `${count} more`,
    moreActions: () => [],
    onFlood,
  });
  const switchOff = () => {
    isOn = false;
  };
  return { notify, store, switchOff, onFlood, titles: () => store.items.map(({ title }) => title) };
}

it('lets one take the place of its own by the fields that it names', () => {
  const { notify, titles, store } = wall();
  for (const detail of ['10 %', '20 %']) notify(info('Importing', { detail, exclusive: ['title'] }));
  expect([titles(), store.items[0]?.detail]).toEqual([['Importing'], '20 %']);
});
