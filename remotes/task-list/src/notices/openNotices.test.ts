// @vitest-environment jsdom
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { tasksNumbered } from '../testing/serveTasks';
import { openNotices } from './openNotices';
import en from './texts/en.json';

class Shown {
  static all: Shown[] = [];
  onclick: () => void = () => undefined;
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Shown.all.push(this);
  }
}

let visibility: DocumentVisibilityState;
let held: { readonly name: string }[];
const words = new Map(Object.entries(en));

beforeEach(() => {
  visibility = 'hidden';
  held = [];
  Shown.all = [];
  vi.stubGlobal('Notification', Shown);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held }),
      request: async (name: string, ...rest: readonly unknown[]) => {
        const lock = { name };
        held.push(lock);
        await (rest.at(-1) as () => unknown)();
        held = held.filter((one) => one !== lock);
      },
    },
  });
});

function open(storage?: ReturnType<typeof createTestHost>['services']['storage']) {
  const { services } = createTestHost();
  const notices = openNotices({
    ...services,
    ...(storage && { storage }),
    language: {
      locale: 'en',
      t: (key, values) => (words.get(key) ?? key) + (values === undefined ? '' : ` ${values.count}`),
    },
  });
  const tell = (...ids: readonly string[]) =>
    notices.tell({
      known: [],
      answer: ids.map((id) =>
        parseTask({ ...tasksNumbered(1)[0], id, name: `Task ${id}`, assignee: services.user.id }),
      ),
      query: {},
      place: 'My tasks',
    });
  return { ...services, close: notices.close, tell };
}

it('shows a task as plain text, and opens it by a press', async () => {
  const { navigation, tell } = open();
  await tell('t1');
  expect(Shown.all).toMatchObject([{ title: 'Task t1', options: { body: 'Assigned to you · My tasks' } }]);
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  Shown.all[0]?.onclick();
  expect(navigation.inboxParam('task')).toBe('t1');
  expect(window.focus).toHaveBeenCalled();
});

it('tells many tasks at once', async () => {
  await open().tell('t1', 't2', 't3', 't4');
  expect(Shown.all).toMatchObject([{ title: 'notices.many 4', options: { body: 'My tasks' } }]);
});

it('tells nothing while a list is on screen in any tab, and closes what was shown', async () => {
  const { tell } = open();
  await tell('t1');
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Shown.all[0]?.close).toHaveBeenCalled();
  visibility = 'hidden';
  await tell('t2');
  expect(Shown.all.length).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(held).toEqual([]));
  await tell('t3');
  expect(Shown.all.length).toBe(2);
});

it('tells a task once, in whichever tab', async () => {
  const { storage, tell } = open();
  await tell('t1');
  await tell('t1');
  await open(storage).tell('t1', 't2');
  expect(Shown.all.map(({ title }) => title)).toEqual(['Task t1', 'Task t2']);
});

it('is quiet in the hours that the person has chosen', async () => {
  const { storage, tell } = open();
  const hour = new Date().getHours();
  storage.set('notices', { isOn: true, quietFrom: hour, quietUntil: (hour + 1) % 24 });
  await tell('t1');
  expect(Shown.all).toEqual([]);
});
