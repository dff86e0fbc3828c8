import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import { type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { Fragment, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cardBlocks, watchBlock } from './cardBlocks';
import { CARD_VARIABLES_KEY } from './cardVariables';
import styles from './TaskRow.module.css';

export function Badges({ task }: { readonly task: Task }) {
  const items = usePointItems('tasklist.card', {
    processDefinitionKey: processKeyOf(task.processDefinitionId),
  });
  return items
    .filter(({ key }) => key !== CARD_VARIABLES_KEY)
    .map((item) =>
      item.meta.isInline === true ? (
        <Fragment key={item.key}>{item.render({ taskId: task.id, task })}</Fragment>
      ) : (
        <Badge key={item.key} item={item} task={task} />
      ),
    );
}

interface BadgeProps {
  readonly item: PointItem<'tasklist.card'>;
  readonly task: Task;
}

function Badge({ item, task }: BadgeProps) {
  const { key } = item;
  const height = useStore(cardBlocks, (blocks) => blocks.get(key));
  const badge = useRef<HTMLDivElement>(null);
  useEffect(() => watchBlock(key, badge.current), [key]);
  return (
    <div
      ref={badge}
      className={styles.badge}
      data-block={height !== undefined || undefined}
      style={{ minBlockSize: height }}
    >
      {item.render({ taskId: task.id, task })}
    </div>
  );
}
