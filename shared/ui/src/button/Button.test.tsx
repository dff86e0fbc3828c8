import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('is a button that does not send forms, named by its text', () => {
  render(<Button icon="plus">Create</Button>);
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('type')).toBe('button');
});

it('is a link with an address', () => {
  render(<Button href="#/admin">Plugins</Button>);
  expect(screen.getByRole('link', { name: 'Plugins' }).getAttribute('href')).toBe('#/admin');
});

it('keeps the focus but ignores presses while it is busy', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Complete
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Complete' });
  await userEvent.click(button);
  expect(document.activeElement === button).toBe(true);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('ignores presses with aria-disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button aria-disabled onClick={onClick}>
      Complete
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
