import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ActionProps, Command, CommandGroup } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Kbd } from '@taskweave/ui/kbd';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useRef, useSyncExternalStore } from 'react';
import { usePageCommands } from '../commands/createCommands';
import styles from './ShortcutHelp.module.css';
import { HELP_TEXTS } from './texts/helpTexts';
import { useWaitingCommands } from './useWaitingCommands';

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
