import { type Command, type TextKey, useCommandList, useTranslation } from '@taskweave/plugin-sdk';

/** The commands of a task that have keys, for the list of shortcuts while no task is open. */
const KEYS: readonly (readonly [id: string, label: TextKey, keys: string, shortcut?: Command['shortcut']])[] =
  [
    ['task.claim', 'assignment.claim', 'c', 'claimTask'],
    ['task.unclaim', 'assignment.unclaim', 'Shift+C'],
    ['task.assign', 'command.assign', 'a'],
    ['task.due', 'command.setDue', 'd'],
    ['task.snooze', 'command.snooze', 's'],
    ['task.wake', 'command.wake', 'Shift+S'],
    ['form.submit', 'command.complete', 'Mod+Enter'],
    ['task.complete', 'command.completeWithoutForm', 'e'],
    ['go.form', 'command.focusForm', 'f', 'focusForm'],
  ];

/** While no task is open, the list of shortcuts names the keys of a task all the same, and what they need. */
export function useKeysWithoutTask(hasTask: boolean): void {
  const { t } = useTranslation();
  const commands = KEYS.map(
    ([id, label, keys, shortcut]): Command => ({
      id,
      label: t(label),
      group: id.startsWith('go.') ? 'go' : 'task',
      keys: [keys],
      enabled: false,
      context: t('command.noTask'),
      run: () => undefined,
      ...(shortcut && { shortcut }),
    }),
  );
  useCommandList(hasTask ? [] : commands);
}
