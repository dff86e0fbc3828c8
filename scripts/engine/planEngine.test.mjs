import { expect, it, vi } from 'vitest';
import { Explained } from '../process/Explained.mjs';
import { planEngine } from './planEngine.mjs';

it.each([
  [['--engine', 'cibseven'], 'There is no engine "cibseven": --engine takes operaton or camunda.'],
  [['--port', '0'], '--port takes a number from 1 to 65535, not "0".'],
  [['--tasks', '-5'], '--tasks'],
  [['--prot', '9000'], "Unknown option '--prot'"],
])('refuses %j before anything is built', async (args, message) => {
  const plan = planEngine(args);
  await expect(plan).rejects.toThrow(Explained);
  await expect(plan).rejects.toThrow(message);
});

it('serves the examples in "npm start" alone', async () => {
  const plan = planEngine(['--plugins'], { startFront: async () => undefined });
  await expect(plan).rejects.toThrow('--plugins is for "npm start"');
});

it('shows its options, and does nothing else', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await planEngine(['--help'])).toBeUndefined();
  expect(log.mock.lastCall?.[0]).toContain('--port <number>');
});
