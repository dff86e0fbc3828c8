import { expect, it } from 'vitest';
import { mainThreadTasks } from './mainThreadTasks.mjs';

const main = { pid: 7, tid: 1 };
const task = { ...main, name: 'ThreadControllerImpl::RunTask', ph: 'X', dur: 900_000 };

it('takes the CPU time of the tasks of main threads, the longest first', () => {
  const traceEvents = [
    { ...task, tdur: 2_000 },
    { ...main, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } },
    { pid: 7, tid: 2, name: 'thread_name', ph: 'M', args: { name: 'Compositor' } },
    { ...task, tid: 2, tdur: 80_000 },
    { ...task, pid: 8, tdur: 70_000 },
    { ...task, name: 'RunTask', tdur: 61_500 },
    { ...task, name: 'Layout', tdur: 90_000 },
  ];
  expect(mainThreadTasks({ traceEvents })).toEqual([61.5, 2]);
});
