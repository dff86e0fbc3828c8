import { expect, it } from 'vitest';
import { mainThreadTasks, scriptEvaluation } from './mainThreadTasks.mjs';

const main = { pid: 7, tid: 1 };
const task = { ...main, name: 'ThreadControllerImpl::RunTask', ph: 'X', dur: 900_000 };
const named = { ...main, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } };

it('takes the CPU time of the tasks of main threads, the longest first', () => {
  const traceEvents = [
    { ...task, tdur: 2_000 },
    named,
    { pid: 7, tid: 2, name: 'thread_name', ph: 'M', args: { name: 'Compositor' } },
    { ...task, tid: 2, tdur: 80_000 },
    { ...task, pid: 8, tdur: 70_000 },
    { ...task, name: 'RunTask', tdur: 61_500 },
    { ...task, name: 'Layout', tdur: 90_000 },
  ];
  expect(mainThreadTasks({ traceEvents })).toEqual([61.5, 2]);
});

it('counts what is evaluated within another script once', () => {
  const script = { ...main, name: 'EvaluateScript', ph: 'X' };
  const traceEvents = [
    { ...script, ts: 500, dur: 100, tdur: 90 },
    { ...script, ts: 0, dur: 400, tdur: 300 },
    { ...script, name: 'v8.compile', ts: 10, dur: 50, tdur: 50 },
    { ...script, name: 'FunctionCall', ts: 700, dur: 50, tdur: 50 },
    { ...script, tid: 3, ts: 800, dur: 50, tdur: 50 },
    named,
  ];
  expect(scriptEvaluation({ traceEvents })).toBe(0.39);
});
