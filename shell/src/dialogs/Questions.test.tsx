import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { createDialogStore } from './DialogStore';
import { Questions } from './Questions';

function ask(isDangerous = false) {
  const store = createDialogStore();
  const answer = store.confirm({
    title: 'Delete the note?',
    text: 'It is gone then.',
    confirmLabel: 'Delete',
    isDangerous,
  });
  renderWithTexts(<Questions store={store} />);
  return { store, answer };
}

test.each([
  ['Delete', true],
  ['Cancel', false],
  ['Close', false],
])('the button %s answers with %s', async (name, isYes) => {
  const { answer } = ask();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await answer).toBe(isYes);
});

test.each([
  [false, 'Delete'],
  [true, 'Cancel'],
])('where the danger is %s the focus begins at %s', async (isDangerous, name) => {
  ask(isDangerous);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
