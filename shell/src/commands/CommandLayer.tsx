import { useEffect } from 'react';
import { useShellText } from '../i18n/useShellText';
import { useUndoCommand } from '../notifications/useUndoCommand';
import { PaletteHost } from '../palette/PaletteHost';
import type { PageCommands } from './createCommands';
import { LazyCommands } from './LazyCommands';
import { listenForKeys } from './listenForKeys';
import { type ShellCommandServices, useShellCommands } from './useShellCommands';

/** Keys, palette and the commands that are always there. Before everything that offers more: later ones may take their places. */
export function CommandLayer({ services }: { readonly services: PageCommands & ShellCommandServices }) {
  const { t } = useShellText();
  const { commands, keyMap, notifications } = services;
  useShellCommands(services);
  useUndoCommand(notifications);
  useEffect(() => listenForKeys(commands, keyMap), [commands, keyMap]);

  function tellFailure(): void {
    notifications.notify({ kind: 'error', title: t('plugin.failed', { name: t('palette.title') }) });
  }

  return (
    <>
      <LazyCommands />
      <PaletteHost commands={commands} onFailure={tellFailure} />
    </>
  );
}
