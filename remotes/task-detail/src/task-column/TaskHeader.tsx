import { isBehindDialog } from '@taskweave/base/isBehindDialog';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { Stack } from '@taskweave/ui/stack';
import { useEffect, useRef } from 'react';
import { FoldedDescription } from '../description-tab/FoldedDescription';
import { Properties } from './Properties';
import { TaskActions } from './TaskActions';
import styles from './TaskColumn.module.css';
import { Trail } from './Trail';

export type TakesFocus = 'always' | 'if-lost' | 'never';

export interface TaskHeaderProps {
  readonly task: TaskDetail;
  readonly titleId: string;
  readonly isOver: boolean;
  readonly takesFocus: TakesFocus;
}

export function TaskHeader({ task, titleId, isOver, takesFocus }: TaskHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const page = title.current?.ownerDocument;
    const isLost = page?.activeElement === page?.body;
    if (isBehindDialog(title.current)) return;
    if (takesFocus === 'always' || (takesFocus === 'if-lost' && isLost)) title.current?.focus();
  }, [takesFocus]);
  const description = task.description?.trim();
  return (
    <Stack as="header" className={styles.head}>
      <div className={styles.line}>
        <Trail task={task} />
        {!isOver && <TaskActions task={task} />}
      </div>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1} dir="auto">
        {task.name ?? task.taskDefinitionKey ?? task.id}
      </h2>
      {description && <FoldedDescription text={description} />}
      <Properties task={task} isOver={isOver} />
    </Stack>
  );
}
