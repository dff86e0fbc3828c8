import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InlineField } from './InlineField';

function open(props: { readOnly?: boolean; onIntent?: () => void } = {}) {
  render(
    <>
      <InlineField
        {...props}
        name="due"
        label="Due"
        editor={({ close, next }) => (
          <>
            <button type="button" onClick={close}>
              Close
            </button>
            <button type="button" onClick={next}>
              Next
            </button>
          </>
        )}
      >
        Tomorrow
      </InlineField>
      <button type="button" data-inline-field="">
        After it
      </button>
    </>,
  );
}

const field = () => screen.getByRole('button', { name: /Due:\s*Tomorrow/ });

it('turns into its editor, and back @T4.8 @S1.9', async () => {
  open();
  await userEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('goes on to the next field of the page', async () => {
  open();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.activeElement?.textContent).toBe('After it');
});

it('is cancelled by another address @S4.18', async () => {
  open();
  await userEvent.click(field());
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('loads the editor before it is pressed', async () => {
  const onIntent = vi.fn();
  open({ onIntent });
  await userEvent.hover(field());
  expect(onIntent).toHaveBeenCalled();
});

it('is plain text where it cannot be changed', () => {
  open({ readOnly: true });
  expect(screen.getByText('Tomorrow')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Due/ })).toBeNull();
});
