/** Which rows of a `Table` are ticked, kept by the caller. */
export interface TableSelection<Row> {
  /** Keys of the ticked rows. Those of rows that are not in the table stay as they are. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Name of the box in the head: "Select all tasks". */
  readonly allLabel: string;
  /** Name of the box of a row: "Select Approve invoice". */
  readonly rowLabel: (row: Row) => string;
}
