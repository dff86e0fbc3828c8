import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { giveWay } from './giveWay.mjs';

it('puts a program behind all others', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  try {
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    giveWay(pid);
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  } finally {
    child.kill();
  }
});

it('asks for the session as well, and lets the program run where neither can be had', () => {
  /** @type {unknown[]} */
  const asked = [];
  /** @param {unknown[]} call */
  const refuse = (...call) => {
    asked.push(call);
    throw new Error('not here');
  };
  giveWay(4711, { prioritize: refuse, write: refuse });
  expect(asked).toEqual([
    [4711, 10],
    ['/proc/4711/autogroup', '10'],
  ]);
});
