import { lazyPart, usePointItems } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { type ReactNode, useContext } from 'react';

const EmptyTask = lazyPart(() => import('./empty-task/EmptyTask'));

export interface NoTaskProps {
  readonly text: string;
}

export function NoTask({ text }: NoTaskProps): ReactNode {
  return usePointItems('tasklist.task.empty').length > 0 ? (
    <AfterList text={text} />
  ) : (
    <EmptyState text={text} />
  );
}

function AfterList({ text }: NoTaskProps): ReactNode {
  return useContext(FirstListContext) && <EmptyTask text={text} />;
}
