interface Row {
  readonly label: string;
  readonly detail?: string;
}

export function tellApart<T extends Row>(
  rows: readonly T[],
  differenceOf: (row: T) => string,
): readonly (T & Row)[] {
  const textOf = ({ label, detail = '' }: Row) => `${label}\n${detail}`;
  const count = new Map<string, number>();
  for (const row of rows) count.set(textOf(row), (count.get(textOf(row)) ?? 0) + 1);
  return rows.map((row) =>
    (count.get(textOf(row)) ?? 0) < 2
      ? row
      : { ...row, detail: [row.detail, differenceOf(row)].filter(Boolean).join(' · ') },
  );
}
