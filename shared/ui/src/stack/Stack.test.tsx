import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Row, Stack } from './Stack';

it('takes the gap from the spacing scale', () => {
  render(
    <Stack as="form" aria-label="Note" gap={4}>
      <Row aria-label="Actions" role="group" />
    </Stack>,
  );
  expect(screen.getByRole('form', { name: 'Note' }).style.gap).toBe('var(--space-4)');
  expect(screen.getByRole('group', { name: 'Actions' }).style.gap).toBe('var(--space-2)');
});
