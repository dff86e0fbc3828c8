import type { ListViewProps, TaskList } from '@taskweave/plugin-sdk';
import { TaskRow } from '../cards/TaskRow';
import type { GridRowsProps } from '../list/GridRowsProps';
import { TaskGrid } from '../list/TaskGrid';
import { useCardHeight } from './useCardHeight';
import { useCardProps } from './useCardProps';
import { useSteadyPage } from './useSteadyPage';

export default function CardsView(props: ListViewProps) {
  const { list, isWaiting } = useSteadyPage(props);
  const height = useCardHeight();
  return (
    <TaskGrid
      key={list.key}
      {...props}
      list={list}
      isWaiting={isWaiting}
      layout={{ height, headHeight: 0, headRows: 0 }}
      drawRows={(rows) => <CardRows {...rows} list={list} />}
    />
  );
}

function CardRows({ list, ...props }: GridRowsProps & { readonly list: TaskList }) {
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
