// @vitest-environment jsdom

import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { serveTasks, tasksNumbered } from '../testing/serveTasks';
import { findRow, useTaskColumn } from '../testing/useTaskColumn';

const code = vi.hoisted(() => ({ come: () => {} }));
vi.mock('./claimRow', async (load) => {
  await new Promise<void>((resolve) => {
    code.come = resolve;
  });
  return load();
});

const { engine, open } = useTaskColumn();

it('is seen before its code is there, and sent once it is', async () => {
  serveTasks(engine, () => tasksNumbered(2));
  engine.on('POST task/t1/claim', 204);
  open();
  const row = await findRow('Task 1');
  await userEvent.click(within(row).getByRole('button', { name: /Claim/ }));

  await waitFor(() => expect(within(row).queryByRole('button', { name: /Claim/ })).toBeNull());
  const claims = () => engine.lines().filter((line) => line.includes('/claim'));
  expect(claims()).toEqual([]);
  code.come();
  await waitFor(() => expect(claims()).toHaveLength(1));
});
