import type { AppNotice } from '@taskweave/plugin-files/settings/InstallationSettings';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';
import AppNoticeBar, { isOnDay, textIn } from './AppNoticeBar';

const NOTICE: AppNotice = { text: 'Down on Sunday.', from: null, until: null, groups: null };

beforeEach(() => localStorage.clear());

it('shows a line until the person closes it, and a new one again', async () => {
  const { container, unmount } = await show(NOTICE);
  expect(screen.getByText('Down on Sunday.')).toBeTruthy();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Close the notice' }));
  expect(screen.queryByText('Down on Sunday.')).toBeNull();
  unmount();

  const closed = await show(NOTICE);
  expect(closed.container.textContent).toBe('');
  closed.unmount();
  await show({ ...NOTICE, text: 'Up again.' });
  expect(screen.getByText('Up again.')).toBeTruthy();
});

it.each([
  [{ from: '2027-01-02', until: null }, false],
  [{ from: '2027-01-01', until: '2027-01-01' }, true],
  [{ from: null, until: '2026-12-31' }, false],
])('on New Year, %j is shown: %s', (days, expected) => {
  expect(isOnDay(days, new Date(2027, 0, 1, 23, 59))).toBe(expected);
});

it.each([
  [{ de: 'Sonntag', en: 'Sunday' }, 'de-AT', 'Sonntag'],
  [{ de: 'Sonntag', en: 'Sunday' }, 'fr', 'Sunday'],
  [{ de: 'Sonntag' }, 'fr', 'Sonntag'],
])('reads %j in %s', (text, locale, expected) => {
  expect(textIn(text, locale)).toBe(expected);
});

function show(notice: AppNotice) {
  const services = createTestServices();
  return renderInShell(
    <AppNoticeBar notice={notice} connection={services.connection} userId="mary" />,
    services,
  );
}
