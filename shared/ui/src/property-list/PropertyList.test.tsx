import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { PropertyButton } from './PropertyButton';
import { Property, PropertyList } from './PropertyList';

it('PropertyList pairs labels with values', async () => {
  const { container } = render(
    <PropertyList>
      <Property label="Priority">50</Property>
      <Property label="Due">
        <PropertyButton isUnset>Set date</PropertyButton>
      </Property>
    </PropertyList>,
  );
  const pairs = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Priority', '50'],
    ['Due', 'Set date'],
  ]);
  await expectAccessible(container);
});

it('PropertyButton can be pressed', async () => {
  const onClick = vi.fn();
  render(<PropertyButton onClick={onClick}>50</PropertyButton>);
  await userEvent.click(screen.getByRole('button', { name: '50' }));
  expect(onClick).toHaveBeenCalledOnce();
});
