import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusBackToList } from './useFocusBackToList';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useFocusBackToList(bar);
  return (
    <div ref={bar} role="toolbar">
      <button type="button">Claim</button>
    </div>
  );
}

function Column({ hasBar, hasRow = true }: { readonly hasBar: boolean; readonly hasRow?: boolean }) {
  return (
    <section aria-label="Tasks">
      {hasBar && <Bar />}
      {hasRow && (
        <button type="button" data-row="0" tabIndex={0}>
          Row
        </button>
      )}
    </section>
  );
}

it('the row of the keys has the focus when the bar goes with it', async () => {
  const { rerender } = render(<Column hasBar />);
  screen.getByRole('button', { name: 'Claim' }).focus();
  rerender(<Column hasBar={false} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Row');
});

it('the row has it as well where a menu has lost it before', async () => {
  const { rerender } = render(<Column hasBar />);
  rerender(<Column hasBar={false} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Row');
});

it('the column has it where the list is empty now', async () => {
  const { rerender } = render(<Column hasBar />);
  screen.getByRole('button', { name: 'Claim' }).focus();
  rerender(<Column hasBar={false} hasRow={false} />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Tasks' }));
});

it('a field elsewhere keeps the focus', async () => {
  const { rerender } = render(<Column hasBar />);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  rerender(<Column hasBar={false} />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(field);
  field.remove();
});
