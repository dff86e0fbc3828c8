// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../session/SessionStore';
import { createHashNavigation } from './HashNavigation';
import { keepAddressPersonal } from './keepAddressPersonal';
import { createPageRouter } from './PageRouter';

const listening = vi.fn<typeof window.addEventListener>();

beforeEach(() => {
  history.replaceState(null, '', '/app/taskweave/default/#/?task=1');
  const listen = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listening(...args);
    listen.apply(window, args);
  });
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockReset();
});

function start() {
  let state: SessionState = { status: 'checking' };
  const listeners = new Set<() => void>();
  const navigation = createHashNavigation(createPageRouter());
  keepAddressPersonal(
    {
      get state() {
        return state;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigation,
  );
  return {
    navigation,
    become(next: SessionState) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

it('gives a link from elsewhere to the person who signs in', () => {
  const { navigation, become } = start();
  become({ status: 'signed-out', hasJustLeft: false });
  become({ status: 'signed-in', user: 'mary' });
  expect(navigation.inboxParams.task).toBe('1');
});

it('leaves nothing of an address after a sign-out, nor behind the back button', async () => {
  const { navigation, become } = start();
  become({ status: 'signed-in', user: 'mary' });
  navigation.openInbox({ task: '2' });

  become({ status: 'signed-out', hasJustLeft: true });

  expect(location.hash).toBe('#/');
  history.back();
  await vi.waitFor(() => expect(navigation.owner).toBeNull());
  expect(location.hash).toBe('#/');
});

it('keeps the address of a page that is loaded again for its owner', () => {
  history.replaceState({ usr: { owner: 'mary' } }, '');

  const { navigation, become } = start();
  become({ status: 'signed-out', hasJustLeft: false });
  become({ status: 'signed-in', user: 'mary' });

  expect(navigation.inboxParams.task).toBe('1');
});

it('keeps it for nobody else', () => {
  history.replaceState({ usr: { owner: 'mary' } }, '');

  const { navigation, become } = start();
  become({ status: 'signed-out', hasJustLeft: false });
  become({ status: 'signed-in', user: 'lisa' });

  expect(location.hash).toBe('#/');
  navigation.openInbox({ task: '3' });
  expect(navigation.owner).toBe('lisa');
});

it('takes an address that was followed by a plain link for the person who followed it', async () => {
  const { navigation, become } = start();
  become({ status: 'signed-in', user: 'mary' });
  location.hash = '#/?task=2';
  await vi.waitFor(() => expect(navigation.inboxParams.task).toBe('2'));
  expect(navigation.owner).toBe('mary');
});

it('forgets the address before the page of a person is read again for another', () => {
  const { navigation, become } = start();
  become({ status: 'signed-in', user: 'mary' });
  become({ status: 'taken-over' });
  expect(location.hash).toBe('#/');
  expect(navigation.owner).toBeNull();
});
