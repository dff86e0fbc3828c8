import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { createElement, useMemo } from 'react';
import { declaredVariables } from '../facts/declaredVariables';
import type { ColumnChoice } from '../view-choice/ListView';
import { chosenColumns } from './columnChoices';
import { type ColumnSort, type TableColumn, USUAL_WIDTH, variableColumnId, variableOf } from './TableColumn';
import { FactCell } from './taskCells';

export interface TableColumns {
  readonly available: readonly TableColumn[];
  readonly shown: readonly TableColumn[];
}

export function useTableColumns(
  filter: Filter | undefined,
  choices: readonly ColumnChoice[] | null,
): TableColumns {
  const items = usePointItems('tasklist.list.column');
  const variables = filter?.properties.variables;
  // Memoized rows compare this array: new columns on each render would draw all rows again while scrolling.
  return useMemo(() => {
    const labels = new Map((variables ?? []).map(({ name, label }) => [name, label]));
    const added = (choices ?? []).flatMap(({ id }) => variableOf(id) ?? []);
    const names = new Set([...labels.keys(), ...added]);
    const available = [
      ...items.map(contributedColumn),
      ...[...names].map((name) => variableColumn(name, labels.get(name))),
    ];
    return { available, shown: chosenColumns(available, choices) };
  }, [items, variables, choices]);
}

function contributedColumn({ key, label, meta, render }: PointItem<'tasklist.list.column'>): TableColumn {
  return {
    id: key,
    label: label === '' ? key : label,
    width: typeof meta.width === 'number' ? meta.width : USUAL_WIDTH,
    sort: contributedSort(meta),
    variables: declaredVariables(meta),
    isAtEnd: meta.align === 'end',
    isDefault: meta.isDefault === true,
    draw: ({ facts: _, ...props }) => render(props),
  };
}

function contributedSort(meta: PointItem<'tasklist.list.column'>['meta']): ColumnSort | null {
  const { sortBy, sortVariable, sortsDescending } = meta;
  const sortOrder = sortsDescending === true ? 'desc' : 'asc';
  if (typeof sortBy === 'string') return { sortBy, sortOrder };
  return typeof sortVariable === 'string' ? { variable: sortVariable, sortOrder } : null;
}

function variableColumn(name: string, label: string | undefined): TableColumn {
  return {
    id: variableColumnId(name),
    label: label || name,
    width: USUAL_WIDTH,
    sort: { sortOrder: 'asc', variable: name },
    variables: [name],
    isAtEnd: false,
    isDefault: label !== undefined,
    draw: ({ facts }) => {
      const fact = facts.find((one) => one.name === name);
      return fact === undefined || fact.value.kind === 'undefined' ? null : createElement(FactCell, { fact });
    },
  };
}
