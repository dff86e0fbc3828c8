import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { OverlayRoot } from '../overlays/OverlayRoot';
import { expectAccessible } from '../testing/expectAccessible';
import { TextField } from '../text-field/TextField';
import { Dialog, type DialogProps } from './Dialog';

function Sample(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Create task</Button>
      <Dialog
        title="Create a task"
        description="Without a process."
        closeLabel="Close"
        footer={<Button type="submit">Create</Button>}
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {props.children ?? <TextField label="Name" />}
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  render(<Sample {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
  return screen.findByRole('dialog');
}

it('is named by its title and described', async () => {
  await open();
  expect(
    screen.getByRole('dialog', { name: 'Create a task', description: 'Without a process.' }),
  ).toBeTruthy();
});

it('begins at the first control of its body', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

it('begins at itself while its content is on its way', async () => {
  const dialog = await open({ children: 'Loading', footer: undefined });
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('closes by %s and gives the focus back', async (_, close) => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create task' })),
  );
});

it('sends its form by the Enter key', async () => {
  const onSubmit = vi.fn();
  await open({ onSubmit });
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('stands in the place that the page keeps for it', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  render(
    <OverlayRoot value={place}>
      <Sample />
    </OverlayRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
  expect(place.contains(await screen.findByRole('dialog'))).toBe(true);
  cleanup();
  place.remove();
});

it('is accessible', async () => {
  await expectAccessible(await open());
});
