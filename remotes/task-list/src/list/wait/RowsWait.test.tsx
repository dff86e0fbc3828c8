import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { layOut } from '../../testing/layOut';
import { serveTasks, tasksNumbered } from '../../testing/serveTasks';
import { findRow, useTaskColumn } from '../../testing/useTaskColumn';

const { engine, open } = useTaskColumn();
const ROW = 60;

beforeEach(() => {
  layOut(600);
});

async function scrollDown() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  engine.on('POST filter/f/list', async ({ request }) => {
    if (Number(new URL(request.url).searchParams.get('firstResult')) === 0) return undefined;
    await held;
    return HttpResponse.json(tasksNumbered(500).slice(150, 250));
  });
  serveTasks(engine, () => tasksNumbered(500));
  const { container } = open();
  await findRow('Task 0');
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('500'));
  const scroller = screen.getByRole('grid').parentElement as HTMLElement;
  act(() => {
    scroller.scrollTop = 200 * ROW;
    scroller.dispatchEvent(new Event('scroll'));
  });
  return { letGo, container };
}

it('says what it waits for once that takes long, in a place that is read out', async () => {
  const { container } = await scrollDown();
  expect(screen.queryByText(/^Loading tasks \d/)).toBeNull();
  const note = await screen.findByText(/^Loading tasks 201 to 2\d\d\./);
  expect(note.closest('[role="status"]')).not.toBeNull();
  await expectAccessible(container);
});

it('goes when the rows have come, and leaves the focus in the list', async () => {
  const { letGo } = await scrollDown();
  const back = await screen.findByRole('button', { name: 'Back to the top' });
  act(() => back.focus());
  letGo();
  await waitFor(() => expect(screen.queryByText(/^Loading tasks \d/)).toBeNull());
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

it('leads back to where the list was left', async () => {
  await scrollDown();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the top' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('1'));
});
