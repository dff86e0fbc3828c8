import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ActionProps, Command, CommandGroup } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Kbd } from '@taskweave/ui/kbd';
import { useSyncExternalStore } from 'react';
import { usePageCommands } from '../commands/createCommands';
import styles from './ShortcutHelp.module.css';
import { HELP_TEXTS } from './texts/helpTexts';
import { useWaitingCommands } from './useWaitingCommands';

const GROUPS: readonly CommandGroup[] = ['go', 'list', 'task', 'create', 'view', 'help'];

/** Everything that has keys; in grey, with the reason, what cannot be done now. And the switch for single keys. */
export default function ShortcutHelp({ close }: ActionProps) {
  const { t } = useTexts(HELP_TEXTS);
  const { commands, keyMap, keyTexts } = usePageCommands();
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const waiting = useWaitingCommands().filter(({ id }) => all.every((command) => command.id !== id));
  const withKeys = [...all, ...waiting].filter((command) => keyTexts(command).length > 0);

  return (
    <Dialog isOpen onClose={close} title={t('help.title')} closeLabel={t('common.close')} size="lg">
      <CheckboxField
        label={t('help.singleKeys')}
        hint={t('help.singleKeys.hint')}
        checked={keyMap.singleKeys}
        onChange={keyMap.setSingleKeys}
      />
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const own = withKeys.filter((command) => command.group === group);
          return own.length === 0 ? null : (
            <section key={group} aria-labelledby={`shortcuts-${group}`}>
              <h3 id={`shortcuts-${group}`}>{t(`commands.${group}`)}</h3>
              <dl>{own.map((command) => drawCommand(command))}</dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );

  function drawCommand(command: Command) {
    return (
      <div key={command.id} data-off={command.enabled === false || undefined}>
        <dt>
          {command.label}
          {command.enabled === false && (
            <span className={styles.context}>{command.context ?? t('help.unavailable')}</span>
          )}
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
