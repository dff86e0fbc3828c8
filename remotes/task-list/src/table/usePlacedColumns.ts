import { useMemo } from 'react';
import type { RowFact, RowFacts } from '../facts/RowFacts';
import { type TableColumn, variableOf } from './TableColumn';

export function usePlacedColumns(
  columns: readonly TableColumn[],
  facts: RowFacts['facts'],
): readonly TableColumn[] {
  const values = new Map<string, boolean>();
  for (const fact of Object.values(facts).flat()) {
    if (saysNothing(fact)) continue;
    values.set(fact.name, isNumber(fact) && values.get(fact.name) !== false);
  }
  const ofNumbers = columns.map(({ id }) => values.get(variableOf(id) ?? '') === true).join();
  return useMemo(() => {
    const isOfNumbers = ofNumbers.split(',').map((word) => word === 'true');
    return columns.map((column, index) => (isOfNumbers[index] ? { ...column, isAtEnd: true } : column));
  }, [columns, ofNumbers]);
}

function isNumber({ value: { kind } }: RowFact): boolean {
  return kind === 'number' || kind === 'money';
}

function saysNothing({ value: { kind } }: RowFact): boolean {
  return kind === 'empty' || kind === 'undefined';
}
