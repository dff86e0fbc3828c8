import type { CommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';

export function runOnceThere(commands: Pick<CommandRegistry, 'all' | 'run' | 'subscribe'>, id: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = commands.subscribe(() => {
    if (commands.all.every((command) => command.id !== id)) return;
    waiting.abort();
    queueMicrotask(() => commands.run(id));
  });
  signal.addEventListener('abort', stop);
  const options = { capture: true, signal };
  document.addEventListener('keydown', (event) => event.repeat || waiting.abort(), options);
  document.addEventListener('pointerdown', () => waiting.abort(), options);
}
