import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FOCUS_HOLDER, useKeptFocus } from './useKeptFocus';

function Column({ view, hasRows = true }: { readonly view: string; readonly hasRows?: boolean }) {
  useKeptFocus(view);
  return (
    <>
      <div id={FOCUS_HOLDER} tabIndex={-1} />
      {hasRows && (
        <button key={view} type="button" data-row="0">
          {view}
        </button>
      )}
    </>
  );
}

it('keeps the focus in the column until the rows of another view are there', async () => {
  const { rerender } = render(<Column view="cards" />);
  const row = screen.getByRole('button');
  row.tabIndex = 0;
  row.focus();
  rerender(<Column view="groups" hasRows={false} />);
  expect(document.activeElement?.id).toBe(FOCUS_HOLDER);
  rerender(<Column view="groups" />);
  screen.getByRole('button', { name: 'groups' }).tabIndex = 0;
  await waitFor(() => expect(document.activeElement?.textContent).toBe('groups'));
});

it('leaves the focus where it is elsewhere', () => {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  const { rerender } = render(<Column view="cards" />);
  rerender(<Column view="groups" hasRows={false} />);
  expect(document.activeElement).toBe(other);
  other.remove();
});
