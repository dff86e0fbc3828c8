import type { Command, Commands } from '@taskweave/plugin-sdk';
import { matchesKeys } from '../commands/KeyBinding';
import type { KeyMap } from '../commands/KeyMap';

interface WatchUseOptions {
  readonly commands: Pick<Commands, 'all'>;
  readonly keyMap: Pick<KeyMap, 'keysOf'>;
  readonly page: Document;
  /** Whether a tip names the keys of the command. */
  readonly isTaught: (command: Command) => boolean;
  /** A press has run it. */
  readonly onUse: (id: string) => void;
}

/**
 * Watches for the first use of keys, from now on.
 *
 * @returns ends it
 */
export function watchUse({ commands, keyMap, page, isTaught, onUse }: WatchUseOptions): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const meant = commands.all.find(
      (command) =>
        command.enabled !== false &&
        isTaught(command) &&
        keyMap.keysOf(command).some((keys) => matchesKeys(keys, event)),
    );
    if (meant === undefined) return;
    // What runs a command by its keys prevents what the browser does with them; a letter in a field runs nothing.
    setTimeout(() => event.defaultPrevented && onUse(meant.id));
  }
  page.addEventListener('keydown', handleKeyDown, true);
  return () => page.removeEventListener('keydown', handleKeyDown, true);
}
