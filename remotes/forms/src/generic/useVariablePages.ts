import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { VariableRow } from './variableRows';

export const PAGE_SIZE = 25;

/** Rows with unreadable input stay on every page: only their field holds the text. */
export function useVariablePages(rows: readonly VariableRow[], unreadable: ReadonlySet<number>) {
  const [wanted, setWanted] = useState('');
  const [page, setPage] = useState(1);
  const loaded = rows.filter((row) => row.loaded !== null);
  const isMany = loaded.length > PAGE_SIZE;
  const words = isMany ? wanted.trim().toLowerCase() : '';
  const found = loaded.filter(({ name }) => name.toLowerCase().includes(words));
  const first = (page - 1) * PAGE_SIZE;
  const onPage = new Set(found.slice(first, first + PAGE_SIZE));
  const shown = rows.filter((row) => row.loaded === null || onPage.has(row) || unreadable.has(row.id));

  return {
    shown,
    isMany,
    wanted,
    page,
    total: found.length,
    setPage,
    find(text: string): void {
      setWanted(text);
      setPage(1);
    },
    turnTo(id: number): void {
      if (shown.some((row) => row.id === id)) return;
      const place = loaded.findIndex((row) => row.id === id);
      flushSync(() => {
        setWanted('');
        setPage(Math.floor(place / PAGE_SIZE) + 1);
      });
    },
  };
}

export type VariablePages = ReturnType<typeof useVariablePages>;
