import { expect, it, vi } from 'vitest';
import { createEngineNames, namesOf } from './EngineNames';

it('asks for nothing that the page says', async () => {
  const listEngines = vi.fn(async () => ['other']);
  const engines = createEngineNames(['default'], listEngines);
  await engines.ask();
  expect(namesOf(engines.state)).toEqual(['default']);
  expect(listEngines).not.toHaveBeenCalled();
});

it('asks once where the page says nothing', async () => {
  const listEngines = vi.fn(async () => ['north', 'default']);
  const engines = createEngineNames(null, listEngines);
  const listener = vi.fn();
  engines.subscribe(listener);
  await Promise.all([engines.ask(), engines.ask()]);
  await engines.ask();
  expect(namesOf(engines.state)).toEqual(['default', 'north']);
  expect([listEngines.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
});

it('reports what went wrong, and asks again', async () => {
  const listEngines = vi.fn(async () => ['default']);
  listEngines.mockRejectedValueOnce(new Error('down'));
  const engines = createEngineNames(null, listEngines);
  await engines.ask();
  expect(engines.state).toMatchObject({ status: 'failed', error: { message: 'down' } });
  await engines.ask();
  expect(engines.state).toEqual({ status: 'known', names: ['default'] });
});
