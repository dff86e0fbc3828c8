// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Tooltip } from './Tooltip';

afterEach(cleanup);

function Sample() {
  return (
    <Tooltip text="The whole path">
      {(description) => (
        <button type="button" {...description}>
          Name
        </button>
      )}
    </Tooltip>
  );
}

describe('Tooltip', () => {
  it('describes the control', async () => {
    const { container } = render(<Sample />);
    const id = screen.getByRole('button', { name: 'Name' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('The whole path');
    await expectAccessible(container);
  });

  it('is to be seen while the control has the keyboard focus', async () => {
    render(<Sample />);
    const before = screen.getAllByText('The whole path').length;
    await userEvent.tab();
    expect([before, screen.getAllByText('The whole path').length]).toEqual([1, 2]);
  });
});
