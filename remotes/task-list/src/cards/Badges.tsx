import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import { type PointItem, useConnection, usePointItems } from '@taskweave/plugin-sdk';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { declaredVariables, type Variables, valuesOf } from '../facts/declaredVariables';
import { wantVariables } from './badgeVariables';
import { cardBlocks, watchBlock } from './cardBlocks';
import { CARD_VARIABLES_KEY } from './cardVariables';
import styles from './TaskRow.module.css';

export interface BadgesProps {
  /** With several engines, names the row by what the parts within its line say, such as letters. */
  readonly id: string;
  readonly task: Task;
  readonly variables: Variables | undefined;
}

export function Badges({ id, task, variables }: BadgesProps) {
  const items = usePointItems('tasklist.card', {
    processDefinitionKey: processKeyOf(task.processDefinitionId),
  });
  useEffect(() => wantVariables(items.flatMap(({ meta }) => declaredVariables(meta))), [items]);
  const badges = items.filter(({ key }) => key !== CARD_VARIABLES_KEY);
  const draw = (item: Item) => {
    const own = valuesOf(declaredVariables(item.meta), variables);
    return item.render({ taskId: task.id, task, variables: own });
  };
  const isOfSeveral = useConnection(task.id) !== null;
  const within = badges.filter(isWithin).map((item) => <Fragment key={item.key}>{draw(item)}</Fragment>);
  return (
    <>
      {isOfSeveral ? (
        <span id={id} className={styles.within}>
          {within}
        </span>
      ) : (
        within
      )}
      {badges
        .filter((item) => !isWithin(item))
        .map((item) => (
          <Badge key={item.key} item={item} drawn={draw(item)} />
        ))}
    </>
  );
}

type Item = PointItem<'tasklist.card'>;

const isWithin = ({ meta }: Item) => meta.isInline === true;

interface BadgeProps {
  readonly item: Item;
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
