import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { TextField } from '../text-field/TextField';
import { ConfirmDialog, type ConfirmDialogProps, FormDialog } from './ConfirmDialog';

const REFUSED = new EngineError(problemOf({ status: 500, text: '{}', requestId: null }));

beforeEach(() => {
  document.documentElement.lang = 'en';
});
const ask = (props: Partial<ConfirmDialogProps> & Pick<ConfirmDialogProps, 'onConfirm'>) =>
  render(<ConfirmDialog title="Delete “amount”?" confirmLabel="Delete" onClose={vi.fn()} {...props} />);

it('does it and closes, once at a time', async () => {
  let finish = () => {};
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const onClose = vi.fn();
  ask({ onConfirm, onClose });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it.each([
  [true, 'Cancel'],
  [false, 'Delete'],
])('begins where a stray Enter does no harm: dangerous %s', async (isDangerous, name) => {
  ask({ onConfirm: vi.fn(), isDangerous });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  await expectAccessible(document.body);
});

it('says why it failed, and stays', async () => {
  const onClose = vi.fn();
  ask({ onConfirm: () => Promise.reject(REFUSED), onClose });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Server error');
  expect(onClose).not.toHaveBeenCalled();
});

it('takes a title of the caller for what failed', async () => {
  ask({ onConfirm: () => Promise.reject(REFUSED), failedTitle: 'The variable was not deleted' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The variable was not deleted');
});

it('asks for more beside the question', () => {
  ask({ onConfirm: vi.fn(), children: <TextField label="Reason" /> });
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeTruthy();
});

it('does nothing when it is cancelled', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  ask({ onConfirm, onClose });
  await userEvent.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

it('submits its form by Enter, keeps what was entered where that fails, and stays where a field is wrong', async () => {
  const onClose = vi.fn();
  const onSubmit = vi
    .fn<() => unknown>()
    .mockReturnValueOnce(false)
    .mockRejectedValueOnce(REFUSED)
    .mockResolvedValueOnce(undefined);
  render(
    <FormDialog title="New job" submitLabel="Create" onSubmit={onSubmit} onClose={onClose}>
      <TextField label="Name" />
    </FormDialog>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('x');
  expect(onClose).not.toHaveBeenCalled();
  await expectAccessible(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
