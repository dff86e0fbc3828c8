import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import { type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { declaredVariables, type Variables, valuesOf } from '../facts/declaredVariables';
import { wantVariables } from './badgeVariables';
import { cardBlocks, watchBlock } from './cardBlocks';
import { CARD_VARIABLES_KEY } from './cardVariables';
import styles from './TaskRow.module.css';

export interface BadgesProps {
  readonly task: Task;
  readonly variables: Variables | undefined;
}

export function Badges({ task, variables }: BadgesProps) {
  const items = usePointItems('tasklist.card', {
    processDefinitionKey: processKeyOf(task.processDefinitionId),
  });
  useEffect(() => wantVariables(items.flatMap(({ meta }) => declaredVariables(meta))), [items]);
  return items
    .filter(({ key }) => key !== CARD_VARIABLES_KEY)
    .map((item) => {
      const own = valuesOf(declaredVariables(item.meta), variables);
      const drawn = item.render({ taskId: task.id, task, variables: own });
      if (item.meta.isInline === true) return <Fragment key={item.key}>{drawn}</Fragment>;
      return <Badge key={item.key} item={item} drawn={drawn} />;
    });
}

interface BadgeProps {
  readonly item: PointItem<'tasklist.card'>;
  readonly drawn: ReactNode;
}

function Badge({ item, drawn }: BadgeProps) {
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
      {drawn}
    </div>
  );
}
