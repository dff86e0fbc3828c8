import { lazyPart, useEngineClient, usePointItems } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useAfterFirstList } from '@taskweave/widgets/useAfterFirstList';
import type { ReactNode } from 'react';

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
  return useAfterFirstList(useEngineClient()) && <EmptyTask text={text} />;
}
