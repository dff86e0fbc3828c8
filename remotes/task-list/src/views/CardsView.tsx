import type { ListViewProps } from '@taskweave/plugin-sdk';
import { TaskGrid } from '../list/TaskGrid';
import { CardRows } from './CardRows';
import { useCardsLayout } from './useCardsLayout';
import { useSteadyPage } from './useSteadyPage';

/** The list as cards of two lines. */
export default function CardsView(props: ListViewProps) {
  const { list, isWaiting } = useSteadyPage(props);
  const layout = useCardsLayout();
  return (
    <TaskGrid
      key={list.key}
      {...props}
      list={list}
      isWaiting={isWaiting}
      layout={layout}
      drawRows={(rows) => <CardRows {...rows} list={list} />}
    />
  );
}
