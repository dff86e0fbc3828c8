import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/Button';
import { expectAccessible } from '../testing/expectAccessible';
import { EmptyState } from './EmptyState';

it('says why and offers the next act', async () => {
  const { container } = render(
    <EmptyState text="No task matches." action={<Button>Clear the search</Button>} />,
  );
  expect(screen.getByText('No task matches.').tagName).toBe('P');
  expect(screen.getByRole('button').textContent).toBe('Clear the search');
  await expectAccessible(container);
});
