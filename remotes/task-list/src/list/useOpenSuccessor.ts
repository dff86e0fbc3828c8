import { useNavigation } from '@taskweave/plugin-sdk';
import type { RowFocus } from './grid/useRowFocus';
import type { TaskRows } from './rows/useTaskRows';
import { useOpenNext } from './useOpenNext';

export function useOpenSuccessor(openId: string | null) {
  const navigation = useNavigation();
  const [opensNext] = useOpenNext();
  return (
    taskId: string,
    rows: Pick<TaskRows, 'successorOf'>,
    focus: Pick<RowFocus, 'setActiveRow'>,
  ): void => {
    if (taskId !== openId || !opensNext) return;
    const next = rows.successorOf(taskId);
    focus.setActiveRow(null);
    navigation.openInbox({ task: next?.id ?? null, detailsTab: null });
  };
}
