/** What rows are compared by. Null and undefined are "nothing", which comes last in either direction. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export interface TableSort {
  /** Id of the column. */
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * The rows in order, in its own list. Texts are compared as the language of the page orders them, numbers within them
 * by their value: "Invoice 9" before "Invoice 10". Rows that are equal keep their order.
 */
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
