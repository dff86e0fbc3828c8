import { useTexts } from '@taskweave/i18n/page/useTexts';
import { resolveLabel } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { type ActionMeta, type Command, type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { useServices } from '../boot/PageContext';
import { offeredCommands } from '../commands/offeredCommands';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { HELP_TEXTS } from './texts/helpTexts';

type Declaring = Pick<PointItem<'shell.column' | 'tasklist.form.view'>, 'pluginId' | 'meta'>;

export function useWaitingCommands(): readonly Command[] {
  const { t } = useTexts(HELP_TEXTS);
  const registry = useServices(({ plugins }) => plugins.registry);
  const i18n = useServices((services) => services.i18n);
  const hasTask =
    useNavigationParam(
      useServices(({ navigation }) => navigation),
      'task',
    ) !== null;
  const parts: readonly Declaring[] = [
    ...usePointItems('shell.column'),
    ...usePointItems('tasklist.form.view'),
  ];
  const actions = usePointItems('tasklist.task.action');
  const context = t(hasTask ? 'help.unavailable' : 'help.noTask');
  const off = { group: 'task', isEnabled: false, context, run: () => undefined } as const;
  return [
    ...parts.flatMap(({ pluginId, meta }) =>
      offeredCommands(meta).map(({ label, ...command }) => ({
        ...command,
        ...off,
        label: textOf(label, pluginId),
      })),
    ),
    ...actions.flatMap(({ pluginId, id, label, meta }) => {
      const { group = 'task', keys, shortcut } = meta as Partial<ActionMeta>;
      const hasKeys = label !== '' && keys !== undefined;
      return hasKeys
        ? [{ id: `${pluginId}.${id}`, ...off, group, label, keys, ...(shortcut && { shortcut }) }]
        : [];
    }),
  ];

  function textOf(label: string, pluginId: string): string {
    const manifest = registry.entry(pluginId)?.plugin?.manifest;
    return manifest === undefined ? label : resolveLabel(label, manifest, i18n);
  }
}
