import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { type ColumnProps, type InboxParams, useInboxParam } from '@taskweave/plugin-sdk';
import type { TestHostOptions, TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { beforeEach } from 'vitest';
import { CARD_VARIABLES } from '../cards/cardVariables';
import TasksColumn from '../column/TasksColumn';
import plugin from '../plugin';
import CardsView from '../views/CardsView';
import TableView from '../views/TableView';
import { layOut } from './layOut';

const PARTS: TestPointItems = {
  'tasklist.card': [{ id: CARD_VARIABLES, render: () => null }],
  'tasklist.list.view': [
    { id: 'cards', label: 'Cards', render: (props) => <CardsView {...props} /> },
    { id: 'table', label: 'Table', render: (props) => <TableView {...props} /> },
  ],
};

export function useTaskColumn(above?: ReactNode) {
  const engine = useFakeEngine('demo');
  beforeEach(() => {
    localStorage.clear();
    layOut(760);
  });
  return {
    engine,
    open: (params: InboxParams = {}, options: Partial<TestHostOptions> = {}) =>
      openApp(
        plugin,
        <>
          {above}
          <Shown />
        </>,
        { engine, params: { filter: 'f', ...params }, ...options, items: { ...PARTS, ...options.items } },
      ),
  };
}

function Shown() {
  const Column: ComponentType<ColumnProps> = TasksColumn;
  return <Column taskId={useInboxParam('task')} />;
}

export function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
}
