import { type Commands, type Navigation, useCommandHint } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import { useHasTask } from '../navigation/useHasTask';
import { isMaximised, type SizedColumn, useLayout } from './LayoutStore';
import { FOLD_COMMANDS, MAXIMISE_COMMAND, RESET_COMMAND } from './layoutCommands';

export interface LayoutMenuProps {
  readonly services: { readonly navigation: Navigation; readonly commands: Pick<Commands, 'run'> };
}

export function LayoutMenu({ services: { commands, navigation } }: LayoutMenuProps) {
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const hasTask = useHasTask(navigation);
  const isAlone = isMaximised({ folded });
  const keys = {
    filters: useCommandHint(FOLD_COMMANDS.filters),
    tasks: useCommandHint(FOLD_COMMANDS.tasks),
    maximise: useCommandHint(MAXIMISE_COMMAND),
  };

  const fold = (column: SizedColumn): MenuEntry => ({
    kind: 'action',
    id: column,
    label: t(`layout.${folded[column] ? 'show' : 'hide'}.${column}`),
    icon: folded[column] ? 'chevron-right' : 'chevron-left',
    keys: keys[column],
    onSelect: () => commands.run(FOLD_COMMANDS[column]),
  });

  return (
    <MenuButton
      label={t('layout.menu')}
      icon="columns"
      isIconOnly
      align="end"
      entries={[
        fold('filters'),
        fold('tasks'),
        {
          kind: 'action',
          id: 'maximise',
          label: t(isAlone ? 'command.restore' : 'command.maximise'),
          icon: 'maximize',
          keys: keys.maximise,
          disabled: !hasTask && !isAlone,
          onSelect: () => commands.run(MAXIMISE_COMMAND),
        },
        { kind: 'separator', id: 'reset-line' },
        {
          kind: 'action',
          id: 'reset',
          label: t('command.resetLayout'),
          icon: 'refresh',
          onSelect: () => commands.run(RESET_COMMAND),
        },
      ]}
    />
  );
}
