import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { ExpiredDialog } from './ExpiredDialog';
import SignInForm from './SignInForm';

function draw() {
  const onSignIn = vi.fn(async () => 'signed-in' as const);
  const onLeave = vi.fn();
  const { Provider } = createTestHost();
  const rendered = renderWithTexts(
    <Provider>
      <ExpiredDialog user="demo" onLeave={onLeave}>
        <SignInForm knownUser="demo" signIn={onSignIn} />
      </ExpiredDialog>
    </Provider>,
  );
  return { ...rendered, onSignIn, onLeave };
}

it('asks only for the password of the one whose work it is', async () => {
  const { onSignIn } = draw();
  await userEvent.type(screen.getByLabelText(/Password/), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledWith('demo', 'secret');
});

it('stays when Escape is pressed: beneath it nothing would work', () => {
  draw();
  const dialog = screen.getByRole('dialog', { name: 'Your session has ended' });
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
});

it('gives the focus back to where the work was', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const { unmount } = draw();
  screen.getByLabelText(/Password/).focus();
  unmount();
  expect(document.activeElement).toBe(field);
  field.remove();
});
