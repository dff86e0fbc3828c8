import { createCommandRegistry } from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { expect, it, vi } from 'vitest';
import { ownCommands } from './ownCommands';

const greet = (run = vi.fn(), id = 'greet') => ({ id, label: 'Greet', group: 'help', run }) as const;

it('keeps commands of two plugins apart that have the same id', () => {
  const all = createCommandRegistry(() => '');
  const [one, other] = [vi.fn(), vi.fn()];
  ownCommands('acme', all).register(greet(one));
  ownCommands('other', all).register(greet(other));
  expect(all.all.map(({ id }) => id)).toEqual(['acme.greet', 'other.greet']);
  ownCommands('acme', all).run('greet');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

it('leaves an id that begins with that of the plugin', () => {
  const all = createCommandRegistry(() => '');
  ownCommands('acme', all).register(greet(vi.fn(), 'acme.greet'));
  expect(all.has('acme.greet')).toBe(true);
});

it('never takes the place of a command of the application, and runs it by its name @P24', () => {
  const all = createCommandRegistry(() => '');
  const ours = vi.fn();
  all.register(greet(ours, 'task.claim'));
  const commands = ownCommands('acme', all);
  const { dispose } = commands.register(greet(vi.fn(), 'task.claim'));
  all.run('task.claim');
  expect(ours).toHaveBeenCalledOnce();
  dispose();
  commands.run('task.claim');
  expect(ours).toHaveBeenCalledTimes(2);
});

it('has a text for a label that is none, which the palette could not draw', () => {
  const all = createCommandRegistry(() => '');
  ownCommands('acme', all).register({ ...greet(), label: new Error('No route') as never });
  expect(all.all[0]?.label).toBe('Error: No route');
});
