import { type Command, type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import { useShellText } from '../i18n/useShellText';
import { useUndoCommand } from '../notifications/useUndoCommand';
import { PaletteHost } from '../palette/PaletteHost';
import type { PageCommands } from './createCommands';
import { LazyCommands } from './LazyCommands';
import { listenForKeys } from './listenForKeys';
import { offeredCommands } from './offeredCommands';
import { type ShellCommandServices, useShellCommands } from './useShellCommands';

/** The layer must come before everything else that offers commands, because later commands may take the place of earlier ones. */
export function CommandLayer({ services }: { readonly services: PageCommands & ShellCommandServices }) {
  const { t } = useShellText();
  const { commands, keyMap, notifications } = services;
  useShellCommands(services);
  useUndoCommand(notifications);
  const columns = usePointItems('shell.column');
  const coming = useEffectEvent(() => comingCommands(services, columns));
  useEffect(() => listenForKeys(commands, keyMap, () => coming()), [commands, keyMap]);

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

function comingCommands(
  { commands, navigation }: PageCommands & ShellCommandServices,
  columns: readonly PointItem<'shell.column'>[],
): readonly Command[] {
  if (navigation.inboxParams.task === undefined || navigation.path !== '/') return [];
  return columns.flatMap(({ meta }) => {
    const offered = offeredCommands(meta);
    const isThere = offered.some(({ id }) => commands.all.some((command) => command.id === id));
    return isThere ? [] : offered.map((command) => ({ ...command, group: 'task', run: () => undefined }));
  });
}
