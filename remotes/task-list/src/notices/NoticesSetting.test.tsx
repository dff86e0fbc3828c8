import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import NoticesSetting from './NoticesSetting';

function open(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('Notification', { permission, requestPermission });
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
  openApp(plugin, <NoticesSetting />);
  return { requestPermission, box: screen.getByRole<HTMLInputElement>('checkbox') };
}

it('asks for consent only when it is pressed, and offers quiet hours then', async () => {
  const { requestPermission, box } = open('default', 'granted');
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(box);
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(box.checked).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quiet from' }), '18');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quiet from' }).value).toBe('18');
});

it.each([
  ['denied', 'denied'],
  ['default', 'denied'],
] as const)('says how to allow what the browser blocks, %s and %s', async (before, after) => {
  const { box } = open(before, after);
  if (before === 'default') await userEvent.click(box);
  expect(box.checked).toBe(false);
  expect(box.disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('Your browser blocks notices');
});
