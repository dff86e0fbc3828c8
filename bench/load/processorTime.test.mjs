import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { processorTime } from './processorTime.mjs';

it('counts what a process has done that has ended', () => {
  const before = processorTime(process.pid);
  const busy = 'while (process.cpuUsage().user < 200_000);';
  spawnSync(process.execPath, ['-e', busy]);
  expect(processorTime(process.pid) - before).toBeGreaterThanOrEqual(190);
});

it('does not know a process that is not there', () => {
  expect(processorTime(2 ** 22 + 1)).toBeNaN();
});
