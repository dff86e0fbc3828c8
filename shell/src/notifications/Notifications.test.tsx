import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createNotificationStore } from './NotificationStore';
import { Notifications } from './Notifications';

it('names the key at the newest undo alone, which is the one that it takes', () => {
  const store = createNotificationStore();
  for (const title of ['First', 'Second']) store.notify({ title, undo: () => undefined });
  store.notify({ title: 'Third' });
  render(
    <Notifications
      store={store}
      navigation={{ inboxHref: () => '#', subscribe: () => () => undefined }}
      commands={{ hint: () => 'Z', subscribe: () => () => undefined }}
    />,
  );
  const keys = screen.getAllByRole('listitem').map((item) => within(item).queryByText('Z'));
  expect(keys.map((key) => key !== null)).toEqual([false, true, false]);
});
