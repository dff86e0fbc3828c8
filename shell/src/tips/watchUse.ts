import type { Command, Commands } from '@taskweave/plugin-sdk';
import { matchesKeys } from '../commands/KeyBinding';
import type { KeyMap } from '../commands/KeyMap';

interface WatchUseOptions {
  readonly commands: Pick<Commands, 'all'>;
  readonly keyMap: Pick<KeyMap, 'keysOf'>;
  readonly page: Document;
  readonly isTaught: (command: Command) => boolean;
  readonly onUse: (id: string) => void;
}

export function watchUse({ commands, keyMap, page, isTaught, onUse }: WatchUseOptions): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const meant = commands.all.find(
      (command) =>
        command.enabled !== false &&
        isTaught(command) &&
        keyMap.keysOf(command).some((keys) => matchesKeys(keys, event)),
    );
    if (meant === undefined) return;
    // A command that runs prevents the default, so the check comes after all listeners.
    setTimeout(() => event.defaultPrevented && onUse(meant.id));
  }
  page.addEventListener('keydown', handleKeyDown, true);
  return () => page.removeEventListener('keydown', handleKeyDown, true);
}
