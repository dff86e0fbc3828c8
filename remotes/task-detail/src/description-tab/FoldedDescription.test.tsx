import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { FoldedDescription } from './FoldedDescription';

function layLines({ all, inSight }: { readonly all: number; readonly inSight: number }): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(all * 20);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(inSight * 20);
}

it('keeps the lines of the description', () => {
  openApp(plugin, <FoldedDescription text={'First line\nsecond line'} />);
  expect(screen.getByText(/First line/).textContent).toBe('First line\nsecond line');
});

it('has nothing to unfold where all of it is in sight', () => {
  layLines({ all: 2, inSight: 2 });
  openApp(plugin, <FoldedDescription text="Short" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('unfolds and folds a longer one by the keyboard', async () => {
  layLines({ all: 5, inSight: 2 });
  openApp(plugin, <FoldedDescription text="Long" />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More', expanded: false });
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Less', expanded: true })).toBe(button);
  expect(screen.getByText('Long').dataset.folded).toBeUndefined();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'More', expanded: false })).toBe(button);
});
