/** Null and undefined sort last in either direction. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export interface TableSort {
  /** Id of the column. */
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Sorts a copy, stably, in the order of the page's language and with numbers by value: "Invoice 9" before "Invoice 10". */
export function sortRows<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => SortValue,
  direction: TableSort['direction'],
  locale: string,
): readonly Row[] {
  const texts = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueIn(row) ?? null }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value, texts);
    })
    .map(({ row }) => row);
}

function compare(one: NonNullable<SortValue>, other: NonNullable<SortValue>, texts: Intl.Collator): number {
  if (typeof one === 'string' || typeof other === 'string') return texts.compare(String(one), String(other));
  return one < other ? -1 : Number(one > other);
}
