import type { Commands, PointItem } from '@taskweave/plugin-sdk';
import { iconOf } from '@taskweave/ui/icon';
import type { MenuEntry } from '@taskweave/ui/menu-button';
import { commandIdOf } from '../commands/LazyCommands';

export function actionEntries(
  actions: readonly PointItem<'tasklist.navbar.action'>[],
  commands: Pick<Commands, 'run' | 'hint'>,
): readonly MenuEntry[] {
  return actions.map((item) => ({
    kind: 'action',
    id: item.key,
    label: item.label,
    icon: iconOf(item.meta.icon),
    keys: commands.hint(commandIdOf(item)),
    onSelect: () => void commands.run(commandIdOf(item)),
  }));
}
