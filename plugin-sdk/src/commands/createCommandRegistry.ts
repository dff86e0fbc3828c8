import type { Command, Commands } from './Command';

export interface CommandRegistry extends Commands {
  /** Notifies the listeners that the hints have changed. */
  hintsChanged(): void;
  /** Keys of a sequence were pressed, or it has ended. */
  setPending(keys: string): void;
}

interface Place {
  command: Command;
  /** Worked out when it is first asked for: every button with keys asks at each change of the commands. */
  hint: string | null;
}

/**
 * The single list of commands. Of several with the same id, the last one added wins until it is removed; one for the selected
 * tasks wins over those for one task.
 *
 * @param hintOf the keys of a command as shown to people
 */
export function createCommandRegistry(hintOf: (command: Command) => string): CommandRegistry {
  const listeners = new Set<() => void>();
  const stacks = new Map<string, Place[]>();
  let all: readonly Command[] | null = null;
  let pending = '';

  function changed(): void {
    all = null;
    for (const listener of [...listeners]) listener();
  }

  function find(id: string): Command | undefined {
    return currentOf(stacks.get(id))?.command;
  }

  const registry: CommandRegistry = {
    get all() {
      all ??= [...stacks.keys()].flatMap((id) => find(id) ?? []);
      return all;
    },
    get pending() {
      return pending;
    },
    setPending(keys) {
      if (keys === pending) return;
      pending = keys;
      changed();
    },
    register(command) {
      const place: Place = { command, hint: null };
      const stack = stacks.get(command.id) ?? [];
      stacks.set(command.id, stack);
      stack.push(place);
      changed();
      return {
        update(next) {
          place.command = next;
          place.hint = null;
          changed();
        },
        dispose() {
          const index = stack.indexOf(place);
          if (index < 0) return;
          stack.splice(index, 1);
          if (stack.length === 0) stacks.delete(command.id);
          changed();
        },
      };
    },
    run(id, args) {
      const command = find(id);
      if (command === undefined || command.isEnabled === false) return false;
      void command.run(args);
      return true;
    },
    has: (id) => {
      const command = find(id);
      return command !== undefined && command.isEnabled !== false;
    },
    hint: (id) => {
      const place = currentOf(stacks.get(id));
      if (place === undefined) return '';
      place.hint ??= hintOf(place.command);
      return place.hint;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hintsChanged() {
      for (const place of [...stacks.values()].flat()) place.hint = null;
      changed();
    },
  };
  return registry;
}

function currentOf(stack: readonly Place[] | undefined): Place | undefined {
  return stack?.findLast(({ command }) => command.takes === 'selection') ?? stack?.at(-1);
}
