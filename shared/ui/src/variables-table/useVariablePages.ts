import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Longer lists have a search field. */
const MANY = 10;

export interface VariablePagesOptions<Row> {
  readonly rows: readonly Row[];
  /** Texts of a row in which the search looks. */
  readonly textsOf: (row: Row) => readonly string[];
  /** Rows that are on every page and in every result. */
  readonly isKept?: ((row: Row) => boolean) | undefined;
}

export interface VariablePages<Row = unknown> {
  /** What to draw: the page, and the rows that are kept. */
  readonly shown: readonly Row[];
  readonly isMany: boolean;
  readonly wanted: string;
  /** From 1. */
  readonly page: number;
  /** How many rows the search has found; all without a search. */
  readonly total: number;
  readonly setPage: (page: number) => void;
  readonly find: (text: string) => void;
  /** Draws the page with the row at once, so that its field can take the focus. */
  readonly turnTo: (row: Row) => void;
}

/** Divides a list of variables into pages of 50, and searches it. `VariablePager` has the field and the buttons. */
export function useVariablePages<Row>(options: VariablePagesOptions<Row>): VariablePages<Row> {
  const { rows, textsOf, isKept } = options;
  const [wanted, setWanted] = useState('');
  const [chosenPage, setPage] = useState(1);
  const isMany = rows.length > MANY;
  const text = isMany ? wanted.trim().toLowerCase() : '';
  const found =
    text === '' ? rows : rows.filter((row) => textsOf(row).some((one) => one.toLowerCase().includes(text)));
  const page = Math.max(1, Math.min(chosenPage, Math.ceil(found.length / PAGE_SIZE)));
  const onPage = new Set(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
  const shown = rows.filter((row) => onPage.has(row) || isKept?.(row));

  return {
    shown,
    isMany,
    wanted,
    page,
    total: found.length,
    setPage,
    find: (words) => {
      setWanted(words);
      setPage(1);
    },
    turnTo: (row) => {
      if (shown.includes(row)) return;
      flushSync(() => {
        setWanted('');
        setPage(Math.floor(rows.indexOf(row) / PAGE_SIZE) + 1);
      });
    },
  };
}
