import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { NewPassword } from './NewPassword';
import type { PasswordState } from './usePasswordCheck';

const LENGTH = { key: 'PASSWORD_POLICY_LENGTH', parameters: { minLength: '4' }, isMet: null };

function draw(state: PasswordState): void {
  const check = { state, settle: async () => false, retry: () => undefined };
  const value = { password: 'abcd', repeat: 'abcd' };
  openApp(
    plugin,
    <NewPassword idPrefix="new" value={value} onChange={() => undefined} check={check} isSent />,
  );
}

const field = () => screen.getByLabelText(/^New password/);

it('says at the field that the engine refuses the password @S8.23', () => {
  draw({ status: 'NOT_OK', rules: [] });
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('blames no password that the engine was not asked about', () => {
  draw({ status: 'NOT_OK', rules: [], error: new Error('offline') });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('could not be checked');
});

it('shows two rules of one key', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  draw({
    status: 'NOT_OK',
    rules: [
      { ...LENGTH, place: 0 },
      { ...LENGTH, place: 1 },
    ],
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(complain.mock.calls).toEqual([]);
});
