import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Command, CommandRegistration, Commands } from '../commands/Command';
import { usePluginServices } from './hooks';

/**
 * Offers a command while the component is mounted: by its keys, in the palette, and to `commands.run`.
 * `null` offers nothing.
 *
 * @example
 * useCommand({
 *   id: 'task.claim', label: t('claim'), group: 'task', keys: ['c'], shortcut: 'claimTask',
 *   enabled: task.assignee === null, run: () => claim.mutate(),
 * });
 */
export function useCommand(command: Command | null): void {
  useCommandList(command === null ? [] : [command]);
}

/** Like `useCommand`, for a list whose length can change. Ids must be unique within it. */
export function useCommandList(commands: readonly Command[]): void {
  const registry = usePluginServices().commands;
  const given = useRef(new Map<string, Offer>());

  useEffect(() => {
    const offers = given.current;
    for (const [id, offer] of offers) {
      if (commands.some((command) => command.id === id)) continue;
      offer.registration.dispose();
      offers.delete(id);
    }
    for (const command of commands) {
      const offer = offers.get(command.id);
      if (offer === undefined) offers.set(command.id, offerTo(registry, command));
      else offer.take(command);
    }
  });

  useEffect(() => {
    const offers = given.current;
    return () => {
      for (const { registration } of offers.values()) registration.dispose();
      offers.clear();
    };
  }, []);
}

interface Offer {
  readonly registration: CommandRegistration;
  /** The current command. The registry only notifies listeners about changes that people can see. */
  take(command: Command): void;
}

function offerTo(registry: Commands, first: Command): Offer {
  let latest = first;
  let seen = faceOf(first);
  const run = (args?: unknown) => latest.run(args);
  const registration = registry.register({ ...first, run });
  return {
    registration,
    take(command) {
      latest = command;
      const face = faceOf(command);
      if (face === seen) return;
      seen = face;
      registration.update({ ...command, run });
    },
  };
}

/** Everything about a command that people can see, as one string. */
function faceOf({ within: _within, run: _run, ...face }: Command): string {
  return JSON.stringify(face);
}

/** The registry itself, to run commands by id. The component does not re-render when commands come and go. */
export function useCommands(): Commands {
  return usePluginServices().commands;
}

/** Whether a command is available now, for buttons that depend on another part of the page. */
export function useHasCommand(id: string): boolean {
  const { subscribe, has } = usePluginServices().commands;
  return useSyncExternalStore(subscribe, () => has(id));
}

/**
 * The keys of a command, such as `Ctrl Alt C`, to be shown next to a control that does the same; empty if it has none.
 *
 * @example const hint = useCommandHint('task.claim');
 */
export function useCommandHint(id: string): string {
  const { subscribe, hint } = usePluginServices().commands;
  return useSyncExternalStore(subscribe, () => hint(id));
}
