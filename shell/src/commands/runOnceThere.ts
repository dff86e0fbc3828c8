import type { CommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';

/** Runs a command as soon as the part of the page is there that offers it, unless the person presses something else until then. */
export function runOnceThere(commands: Pick<CommandRegistry, 'all' | 'run' | 'subscribe'>, id: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = commands.subscribe(() => {
    if (commands.all.every((command) => command.id !== id)) return;
    waiting.abort();
    // Once all is there that came with it.
    queueMicrotask(() => commands.run(id));
  });
  signal.addEventListener('abort', stop);
  const options = { capture: true, signal };
  document.addEventListener('keydown', (event) => event.repeat || waiting.abort(), options);
  document.addEventListener('pointerdown', () => waiting.abort(), options);
}
