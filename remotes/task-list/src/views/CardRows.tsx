import type { TaskList } from '@taskweave/plugin-sdk';
import { TaskRow } from '../cards/TaskRow';
import type { GridRowsProps } from '../list/GridRowsProps';
import { useCardProps } from './useCardProps';

/** The rows on screen as cards. */
export function CardRows({ list, ...props }: GridRowsProps & { readonly list: TaskList }) {
  const { asking, propsOf } = useCardProps(props, list);
  return (
    <>
      {asking}
      {props.visible.map((drawn) => (
        <TaskRow key={drawn.index} {...propsOf(drawn)} />
      ))}
    </>
  );
}
