import { expect, it, vi } from 'vitest';
import type { Command } from './Command';
import { createCommandRegistry } from './createCommandRegistry';

const claim: Command = { id: 'task.claim', label: 'Claim', group: 'task', run: () => undefined };
const noHint = () => '';

it('runs a command with what it is given', () => {
  const registry = createCommandRegistry(noHint);
  const run = vi.fn();
  registry.register({ ...claim, run });
  expect(registry.run('task.claim', { to: 'mary' })).toBe(true);
  expect(run).toHaveBeenCalledWith({ to: 'mary' });
});

it('runs nothing that is not enabled', () => {
  const registry = createCommandRegistry(noHint);
  const run = vi.fn();
  registry.register({ ...claim, isEnabled: false, run });
  expect(registry.run('task.claim')).toBe(false);
  expect(registry.has('task.claim')).toBe(false);
  expect(run.mock.calls).toEqual([]);
});

it('says that there is no such command', () => {
  expect(createCommandRegistry(noHint).run('task.claim')).toBe(false);
});

it('lets a later command take the place of an earlier one, until it goes', () => {
  const registry = createCommandRegistry(noHint);
  registry.register(claim);
  const later = registry.register({ ...claim, label: 'Claim this one' });
  const during = registry.all.map(({ label }) => label);
  later.dispose();
  expect(during).toEqual(['Claim this one']);
  expect(registry.all.map(({ label }) => label)).toEqual(['Claim']);
});

it('keeps a general command beneath when it changes', () => {
  const registry = createCommandRegistry(noHint);
  const general = registry.register(claim);
  registry.register({ ...claim, label: 'Claim this one' });
  general.update({ ...claim, label: 'Übernehmen' });
  expect(registry.all.map(({ label }) => label)).toEqual(['Claim this one']);
});

it('gives the same list until a command comes, changes or goes, and then calls its listeners', () => {
  const registry = createCommandRegistry(noHint);
  const seen: unknown[] = [];
  registry.subscribe(() => seen.push(registry.all));
  const registration = registry.register(claim);
  expect(registry.all).toBe(registry.all);
  registration.update({ ...claim, label: 'Take' });
  registration.dispose();
  registration.dispose();
  expect(seen).toEqual([[claim], [{ ...claim, label: 'Take' }], []]);
});

it('gives the keys of the command that counts', () => {
  const registry = createCommandRegistry(({ keys }) => keys?.join() ?? '');
  registry.register({ ...claim, keys: ['c'] });
  expect([registry.hint('task.claim'), registry.hint('task.assign')]).toEqual(['c', '']);
});

it('spells the keys of a command once, until they change', () => {
  const spell = vi.fn(({ keys }: Command) => keys?.join() ?? '');
  const registry = createCommandRegistry(spell);
  const registration = registry.register({ ...claim, keys: ['c'] });
  expect([registry.hint('task.claim'), registry.hint('task.claim')]).toEqual(['c', 'c']);
  expect(spell).toHaveBeenCalledOnce();
  registration.update({ ...claim, keys: ['x'] });
  expect(registry.hint('task.claim')).toBe('x');
  registry.hintsChanged();
  registry.hint('task.claim');
  expect(spell).toHaveBeenCalledTimes(3);
});

it('lets a command for the selected tasks stand in for one for the open task, whichever came later', () => {
  const registry = createCommandRegistry(noHint);
  const selection = registry.register({ ...claim, label: 'Claim 5', takes: 'selection' });
  registry.register({ ...claim, takes: 'task' });
  const during = registry.all.map(({ label }) => label);
  selection.dispose();
  expect(during).toEqual(['Claim 5']);
  expect(registry.all.map(({ label }) => label)).toEqual(['Claim']);
});
