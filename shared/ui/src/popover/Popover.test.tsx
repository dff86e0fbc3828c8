import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Popover } from './Popover';

function DateControl() {
  const control = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={control} type="button" onClick={() => setIsOpen(!isOpen)}>
        Due date
      </button>
      {isOpen && (
        <Popover label="Set due date" anchor={control} onClose={() => setIsOpen(false)}>
          <button type="button">Today</button>
        </Popover>
      )}
    </>
  );
}

async function open() {
  render(<DateControl />);
  const control = screen.getByRole('button', { name: 'Due date' });
  await userEvent.click(control);
  await screen.findByRole('dialog', { name: 'Set due date' });
  return control;
}

it('is closed by Escape, which gives the focus back to its control', async () => {
  const control = await open();
  screen.getByRole('button', { name: 'Today' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(control);
});

it('is closed by Escape while the focus is still on its control', async () => {
  const control = await open();
  control.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is closed by a second press on its control, and not opened again by it', async () => {
  const control = await open();
  await userEvent.click(control);
  expect(screen.queryByRole('dialog')).toBeNull();
});
