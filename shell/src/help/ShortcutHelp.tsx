import type { ActionProps, Command, CommandGroup } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Kbd } from '@taskweave/ui/kbd';
import { useSyncExternalStore } from 'react';
import { usePageCommands } from '../commands/createCommands';
import { useShellText } from '../i18n/useShellText';
import styles from './ShortcutHelp.module.css';

const GROUPS: readonly CommandGroup[] = ['go', 'list', 'task', 'create', 'view', 'help'];

/** Everything that has keys; in grey, with the reason, what cannot be done now. And the switch for single keys. */
export default function ShortcutHelp({ close }: ActionProps) {
  const { t } = useShellText();
  const { commands, keyMap, keyTexts } = usePageCommands();
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const withKeys = all.filter((command) => keyTexts(command).length > 0);

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
