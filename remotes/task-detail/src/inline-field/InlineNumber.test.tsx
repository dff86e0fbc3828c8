import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InlineNumber } from './InlineNumber';

function open() {
  const onApply = vi.fn();
  const { container } = render(
    <>
      <InlineNumber
        name="priority"
        label="Priority"
        value={50}
        text="50"
        error="1 to 7 digits"
        onApply={onApply}
      />
      <button type="button" data-inline-field="">
        Next field
      </button>
    </>,
  );
  return { onApply, container };
}

const button = () => screen.getByRole('button', { name: /^Priority/ });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Priority' });

describe('InlineNumber', () => {
  it('reads as text until it is pressed, and has all of it selected then', async () => {
    const { container } = open();
    await expectAccessible(container);
    await userEvent.click(button());
    expect(document.activeElement).toBe(input());
    await expectAccessible(container);
  });

  it.each([
    ['1', 1],
    ['9999999', 9_999_999],
    [' 80 ', 80],
  ])('Enter applies %s as a number and gives the focus back @S4.17 @S4.19 @S5.35', async (typed, value) => {
    const { onApply } = open();
    await userEvent.click(button());
    await userEvent.keyboard(`{Control>}a{/Control}${typed}{Enter}`);
    expect(onApply.mock.calls).toEqual([[value]]);
    expect(document.activeElement).toBe(button());
  });

  it.each(['', '12345678', '-1', '1.5', 'high'])(
    'refuses "%s" with a word @T5.24 @S4.17 @S5.35',
    async (typed) => {
      const { onApply } = open();
      await userEvent.click(button());
      await userEvent.clear(input());
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(screen.getByRole('alert').textContent).toBe('1 to 7 digits');
      expect(input().getAttribute('aria-invalid')).toBe('true');
      expect(onApply).not.toHaveBeenCalled();
    },
  );

  it('Tab applies and goes on to the next inline field @S4.19', async () => {
    const { onApply } = open();
    await userEvent.click(button());
    await userEvent.clear(input());
    await userEvent.keyboard('70{Tab}');
    expect(onApply.mock.calls).toEqual([[70]]);
    expect(document.activeElement?.textContent).toBe('Next field');
  });

  it('Escape cancels and gives the focus back @S4.18', async () => {
    const { onApply } = open();
    await userEvent.click(button());
    await userEvent.keyboard('7{Escape}');
    expect(onApply).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button());
  });

  it('a press elsewhere cancels @S4.18', async () => {
    const { onApply } = open();
    await userEvent.click(button());
    await userEvent.keyboard('7');
    await userEvent.click(screen.getByRole('button', { name: 'Next field' }));
    expect(onApply).not.toHaveBeenCalled();
    expect(button()).toBeTruthy();
  });
});
