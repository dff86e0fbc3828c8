import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { AnnotationText } from './AnnotationText';

const BODY = JSON.stringify({ type: 'ProcessEngineException', message: 'No incident' });
const REFUSED = new EngineError(problemOf({ status: 500, text: BODY, requestId: null }));

beforeEach(() => {
  document.documentElement.lang = 'en';
});
function Stored({
  onSave,
  maxLength,
}: {
  onSave: (text: string | null) => Promise<unknown>;
  maxLength?: number;
}) {
  const [text, setText] = useState<string | null>('Old');
  return (
    <AnnotationText
      label="Annotation"
      value={text}
      maxLength={maxLength}
      onSave={async (next) => {
        await onSave(next);
        setText(next);
      }}
    />
  );
}

async function type(text: string, end = '{Control>}{Enter}{/Control}') {
  await userEvent.click(screen.getByRole('button', { name: /^Annotation:/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Annotation' }));
  await userEvent.keyboard(text + end);
}

it('saves what was typed, and gives the focus back to the text', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  render(<Stored onSave={onSave} />);
  await type('New{Enter}line');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('New\nline');
  const text = screen.getByRole('button', { name: /^Annotation:\s?New/ });
  expect(document.activeElement).toBe(text);
  await expectAccessible(document.body);
});

it('removes the annotation when nothing is left of it', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  render(<Stored onSave={onSave} />);
  await type(' ');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByRole('button', { name: /Add annotation/ })).toBeTruthy();
});

it('leaves the text as it was by Escape', async () => {
  const onSave = vi.fn();
  render(<Stored onSave={onSave} />);
  await type('New', '{Escape}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Annotation:\s?Old/ })).toBeTruthy();
});

it('says how many characters are too many, and saves none of them @S5.20', async () => {
  const onSave = vi.fn();
  render(<Stored onSave={onSave} maxLength={5} />);
  await type('1234567');
  expect(screen.getByText('Up to 5 characters; 2 too many.')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
  await expectAccessible(document.body);
});

it('accepts 4,000 characters where nothing else is said @S5.20 @S9.20', async () => {
  render(<Stored onSave={vi.fn()} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('3 of 4,000 characters')).toBeTruthy();
});

it('shows the stored text again when saving fails, says why, and goes on with what was typed @S8.17', async () => {
  render(<Stored onSave={() => Promise.reject(REFUSED)} />);
  await type('New');
  expect(await screen.findByRole('button', { name: /^Annotation:\s?Old/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The annotation was not saved');
  await expectAccessible(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Edit again' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('New');
});
