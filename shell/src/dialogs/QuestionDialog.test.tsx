// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import QuestionDialog from './QuestionDialog';

function ask(isDangerous = false) {
  const onAnswer = vi.fn();
  const question = {
    title: 'Delete the note?',
    text: 'It is gone then.',
    confirmLabel: 'Delete',
    isDangerous,
  };
  renderWithTexts(<QuestionDialog question={question} onAnswer={onAnswer} />);
  return onAnswer;
}

test.each([
  ['Delete', true],
  ['Cancel', false],
  ['Close', false],
])('the button %s answers with %s', async (name, isYes) => {
  const onAnswer = ask();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(isYes);
});

test('Escape goes back', async () => {
  const onAnswer = ask();
  await screen.findByRole('dialog', { name: 'Delete the note?' });
  await userEvent.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

test.each([
  [false, 'Delete'],
  [true, 'Cancel'],
])('where the danger is %s the focus begins at %s', async (isDangerous, name) => {
  ask(isDangerous);
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
