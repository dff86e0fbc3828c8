import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from '../button/IconButton';
import { expectAccessible } from '../testing/expectAccessible';
import { ColumnHeader } from './ColumnHeader';

it('is a heading that can take the focus from code but not by Tab', () => {
  render(<ColumnHeader title="My tasks" />);
  const heading = screen.getByRole('heading', { level: 2, name: 'My tasks' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toEqual(-1);
});

it('has its actions after the title', async () => {
  const { container } = render(
    <ColumnHeader title="My tasks" actions={<IconButton icon="table" label="Table" />} />,
  );
  const order = [...container.querySelectorAll('button, h2')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );
  expect(order).toEqual(['My tasks', 'Table']);
  await expectAccessible(container);
});
