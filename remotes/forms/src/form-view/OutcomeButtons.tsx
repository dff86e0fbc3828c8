import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { FormVariables, Task } from '@taskweave/engine-client/Task';
import {
  type ActionMeta,
  type PointItem,
  useCommand,
  usePluginServices,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { iconOf } from '@taskweave/ui/icon';

export interface OutcomeButtonsProps {
  readonly task: Task;
  readonly isOff: boolean;
  readonly complete: (variables: FormVariables) => void;
}

/** Actions of the task that complete it with a value stand beside the button that completes it without. */
export function OutcomeButtons({ task, ...props }: OutcomeButtonsProps) {
  const processDefinitionKey = processKeyOf(task.processDefinitionId);
  const actions = usePointItems('tasklist.task.action', { processDefinitionKey });
  return actions.map(({ key, ...item }) => {
    const meta = item.meta as Partial<ActionMeta>;
    return meta.completesWith && <Outcome key={key} {...props} {...item} meta={meta} />;
  });
}

interface OutcomeProps
  extends Omit<OutcomeButtonsProps, 'task'>,
    Pick<PointItem<'tasklist.task.action'>, 'pluginId' | 'id' | 'label'> {
  readonly meta: Partial<ActionMeta>;
}

function Outcome({ pluginId, id, label, meta, isOff, complete }: OutcomeProps) {
  const { dialogs } = usePluginServices();
  const { completesWith = {}, confirm, group = 'task', keys, shortcut } = meta;

  async function press(): Promise<void> {
    if (isOff) return;
    if (confirm !== undefined && !(await dialogs.confirm({ title: confirm, confirmLabel: label }))) return;
    complete(completesWith);
  }

  useCommand({
    id: `${pluginId}.${id}`,
    label,
    group,
    ...(keys !== undefined && { keys }),
    ...(shortcut !== undefined && { shortcut }),
    isEnabled: !isOff,
    run: () => void press(),
  });
  return (
    <Button icon={iconOf(meta.icon)} aria-disabled={isOff} onClick={() => void press()}>
      {label}
    </Button>
  );
}
