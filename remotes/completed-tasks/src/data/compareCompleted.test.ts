import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { expect, it } from 'vitest';
import { compareCompleted } from './compareCompleted';

const completed = (text: string) => ({ completed: text }) as CompletedTask;

it('orders by the moment, also where the clocks have changed in between', () => {
  const before = completed('2026-10-25T02:50:00.000+0200');
  const after = completed('2026-10-25T02:10:00.000+0100');
  expect(compareCompleted(before, after)).toBeGreaterThan(0);
});
