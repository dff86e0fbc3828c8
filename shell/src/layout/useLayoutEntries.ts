import { type Commands, type Navigation, useCommandHint } from '@taskweave/plugin-sdk';
import type { MenuEntry } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import { isMaximised, type SizedColumn, useLayout } from './LayoutStore';
import { FOLD_COMMANDS, isNarrow, MAXIMISE_COMMAND } from './layoutCommands';

export interface LayoutServices {
  readonly navigation: Navigation;
  readonly commands: Pick<Commands, 'run'>;
}

/** Narrow pages show one or two columns, so nothing folds there. */
export function useLayoutEntries({ commands, navigation }: LayoutServices): readonly MenuEntry[] {
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const isAlone = isMaximised({ folded });
  const keys = {
    filters: useCommandHint(FOLD_COMMANDS.filters),
    tasks: useCommandHint(FOLD_COMMANDS.tasks),
    maximise: useCommandHint(MAXIMISE_COMMAND),
  };
  if (isNarrow()) return [];
  return [
    fold('filters'),
    fold('tasks'),
    {
      kind: 'action',
      id: 'maximise',
      label: t(isAlone ? 'command.restore' : 'command.maximise'),
      icon: 'maximize',
      keys: keys.maximise,
      get disabled() {
        return !isAlone && navigation.inboxParams.task === undefined;
      },
      onSelect: () => commands.run(MAXIMISE_COMMAND),
    },
  ];

  function fold(column: SizedColumn): MenuEntry {
    return {
      kind: 'action',
      id: column,
      label: t(`layout.${folded[column] ? 'show' : 'hide'}.${column}`),
      icon: 'columns',
      keys: keys[column],
      onSelect: () => commands.run(FOLD_COMMANDS[column]),
    };
  }
}
