import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import plugin from '../plugin';
import TaskColumn from '../task-column/TaskColumn';
import { TASK_ID } from './taskFixture';

export const TABS: TestPointItems = {
  'tasklist.task.detail': [
    {
      id: 'task-detail-form',
      label: 'Form',
      render: ({ task }) => <input aria-label={`Form of ${task.name}`} />,
    },
    { id: 'task-detail-description', label: 'Description', render: () => <p>About it</p> },
  ],
};

export interface OpenOptions {
  readonly taskId?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly items?: TestPointItems;
  readonly forbidden?: readonly string[];
  readonly config?: object;
}

export function openTask(
  engine: FakeEngine,
  { taskId = TASK_ID, params = {}, items = TABS, forbidden = [], config }: OpenOptions = {},
) {
  return openApp(plugin, <TaskColumn taskId={taskId} />, {
    engine,
    params: { task: taskId, ...params },
    items,
    forbidden,
    config,
  });
}

export const findTitle = () => screen.findByRole('heading', { name: 'Approve holiday' });

export function detailCalls(engine: FakeEngine): readonly string[] {
  return engine.lines().filter((line) => line.endsWith(`/task/${TASK_ID}`));
}
