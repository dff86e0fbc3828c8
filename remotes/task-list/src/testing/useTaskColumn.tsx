import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { type ColumnProps, type RouteParams, useRouteParam } from '@taskweave/plugin-sdk';
import type { TestHostOptions } from '@taskweave/plugin-sdk/testing';
import { screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach } from 'vitest';
import TasksColumn from '../column/TasksColumn';
import { layOut } from './layOut';
import { renderInHost } from './renderInHost';

export function useTaskColumn(above?: ReactNode) {
  const engine = useFakeEngine('demo');
  beforeEach(() => {
    localStorage.clear();
    layOut(760);
  });
  return {
    engine,
    open: (params: RouteParams = {}, options: Partial<TestHostOptions> = {}) =>
      renderInHost(
        <>
          {above}
          <Shown />
        </>,
        { engine: engine.connect(), params: { filter: 'f', ...params }, ...options },
      ),
  };
}

function Shown() {
  const Column: ComponentType<ColumnProps> = TasksColumn;
  return <Column taskId={useRouteParam('task')} />;
}

export function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
}
