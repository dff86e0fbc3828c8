export interface CommandItem {
  /** Unique among all groups. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Keys that do the same, shown so that people can learn them. */
  readonly keys?: string | undefined;
}

export interface CommandItemGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
  /** Shown beside the label. */
  readonly detail?: string | undefined;
  /** Shown instead of items: why there are none. */
  readonly note?: string | undefined;
}
