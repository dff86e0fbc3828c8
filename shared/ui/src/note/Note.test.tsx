import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/Button';
import { Chip } from '../chip/Chip';
import { Kbd } from '../kbd/Kbd';
import { expectAccessible } from '../testing/expectAccessible';
import { Note } from './Note';

it('is read out only with a role', () => {
  const { rerender } = render(<Note>Suspended.</Note>);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Note role="status">Suspended.</Note>);
  expect(screen.getByRole('status').textContent).toBe('Suspended.');
});

it('is accessible with an action, a chip and a key', async () => {
  const { container } = render(
    <Note tone="warning" icon="warning" action={<Button size="sm">Discard</Button>}>
      <Chip tone="danger">Late</Chip> <Kbd keys="/" /> Your draft is back.
    </Note>,
  );
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  await expectAccessible(container);
});
