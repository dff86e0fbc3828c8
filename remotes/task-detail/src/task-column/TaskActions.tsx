import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import {
  type ActionMeta,
  type InboxParam,
  type PointItem,
  useCommand,
  useInboxParam,
  useNavigation,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { iconOf } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import styles from './TaskColumn.module.css';

export function TaskActions({ task }: { readonly task: Task }) {
  const processDefinitionKey = processKeyOf(task.processDefinitionId);
  const items = usePointItems('tasklist.task.action', { processDefinitionKey }).filter(
    ({ meta }) => meta.completesWith === undefined,
  );
  if (items.length === 0) return null;
  return (
    <div className={styles.actions}>
      {items.map((item) => (
        <TaskAction key={item.key} item={item} task={task} />
      ))}
    </div>
  );
}

const AFTER_FORM = 300;

interface TaskActionProps {
  readonly item: PointItem<'tasklist.task.action'>;
  readonly task: Task;
}

function TaskAction({ item, task }: TaskActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const navigation = useNavigation();
  const [isPressed, setIsPressed] = useState(false);
  const param = typeof item.meta.openedBy === 'string' ? (item.meta.openedBy as InboxParam) : null;
  // Hooks cannot be conditional.
  const isLinkedTo = useInboxParam(param ?? 'task') !== null && param !== null;

  const isInPlace = item.label === '' || 'href' in item.meta;
  const { group = 'task', keys, shortcut } = item.meta as Partial<ActionMeta>;
  useCommand(
    isInPlace
      ? null
      : {
          id: `${item.pluginId}.${item.id}`,
          label: item.label,
          group,
          ...(keys !== undefined && { keys }),
          ...(shortcut !== undefined && { shortcut }),
          run: () => setIsPressed(true),
        },
  );

  if (isInPlace) return <InPlaceAction item={item} task={task} />;

  function close(): void {
    setIsPressed(false);
    if (param !== null && isLinkedTo) navigation.openInbox({ [param]: null }, { replace: true });
    button.current?.focus();
  }

  const icon = iconOf(item.meta.icon);
  const common = {
    ref: button,
    'data-action': item.id,
    size: 'sm',
    'aria-expanded': isPressed || isLinkedTo,
    onClick: () => setIsPressed(true),
    onPointerEnter: item.prefetch,
    onFocus: item.prefetch,
  } as const;
  return (
    <>
      {item.meta.isIconOnly === true && icon !== undefined ? (
        <IconButton {...common} icon={icon} label={item.label} />
      ) : (
        <Button {...common} icon={icon} variant={item.meta.isPrimary === true ? 'secondary' : 'quiet'}>
          {item.label}
        </Button>
      )}
      {(isPressed || isLinkedTo) && item.render({ taskId: task.id, task, close })}
    </>
  );
}

function InPlaceAction({ item, task }: TaskActionProps) {
  const [isWanted, setIsWanted] = useState('href' in item.meta);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), AFTER_FORM);
    return () => clearTimeout(timer);
  }, []);
  return isWanted && item.render({ taskId: task.id, task, close: () => undefined });
}
