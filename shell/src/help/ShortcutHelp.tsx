import { useTexts } from '@taskweave/i18n/page/useTexts';
import { resolveLabel } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import {
  type ActionMeta,
  type ActionProps,
  type Command,
  type CommandGroup,
  type PointItem,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Kbd } from '@taskweave/ui/kbd';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useRef, useSyncExternalStore } from 'react';
import { useServices } from '../boot/PageContext';
import { usePageCommands } from '../commands/createCommands';
import { offeredCommands } from '../commands/offeredCommands';
import { useNavigationParam } from '../navigation/useNavigationParam';
import styles from './ShortcutHelp.module.css';
import { HELP_TEXTS } from './texts/helpTexts';

const GROUPS: readonly CommandGroup[] = ['go', 'list', 'task', 'create', 'view', 'help'];

export default function ShortcutHelp({ close }: ActionProps) {
  const { t } = useTexts(HELP_TEXTS);
  const list = useRef<HTMLDivElement>(null);
  const { commands, keyMap, keyTexts } = usePageCommands();
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const waiting = useWaitingCommands().filter(({ id }) => all.every((command) => command.id !== id));
  const withKeys = [...all, ...waiting].filter((command) => keyTexts(command).length > 0);

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('help.title')}
      closeLabel={t('common.close')}
      size="lg"
      // On the switch, Space would turn all keys off.
      initialFocus={list}
    >
      <div ref={list} className={styles.groups} tabIndex={-1}>
        {GROUPS.map((group) => {
          const own = withKeys.filter((command) => command.group === group);
          const shared = sharedReason(own);
          return own.length === 0 ? null : (
            <section key={group} aria-labelledby={`shortcuts-${group}`}>
              <h3 id={`shortcuts-${group}`}>{t(`commands.${group}`)}</h3>
              {shared !== null && <p className={styles.context}>{t('help.grey', { reason: shared })}</p>}
              <dl>{own.map((command) => drawCommand(command, shared))}</dl>
            </section>
          );
        })}
      </div>
      <CheckboxField
        label={t('help.singleKeys')}
        hint={t('help.singleKeys.hint')}
        checked={keyMap.singleKeys}
        onChange={keyMap.setSingleKeys}
      />
    </Dialog>
  );

  function reasonOf({ isEnabled: enabled, context }: Command): string | null {
    return enabled === false ? (context ?? t('help.unavailable')) : null;
  }

  function sharedReason(commands: readonly Command[]): string | null {
    const reasons = commands.map(reasonOf);
    return reasons.find((reason, index) => reason !== null && reasons.indexOf(reason) < index) ?? null;
  }

  function drawCommand(command: Command, shared: string | null) {
    const reason = reasonOf(command);
    return (
      <div key={command.id} data-off={reason !== null || undefined}>
        <dt>
          {command.label}
          {reason !== null &&
            (reason === shared ? (
              <VisuallyHidden>{reason}</VisuallyHidden>
            ) : (
              <span className={styles.context}>{reason}</span>
            ))}
        </dt>
        <dd>
          {keyTexts(command).map((keys) => (
            <Kbd key={keys} keys={keys} />
          ))}
        </dd>
      </div>
    );
  }
}

type Declaring = Pick<PointItem<'shell.column' | 'tasklist.form.view'>, 'pluginId' | 'meta'>;

function useWaitingCommands(): readonly Command[] {
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
  const actions = [
    ...usePointItems('tasklist.task.action'),
    ...usePointItems('shell.command').filter(({ meta }) => 'needsTask' in meta && meta.needsTask === true),
  ];
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
