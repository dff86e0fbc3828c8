export interface CommandItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly keys?: string | undefined;
}

export interface CommandItemGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
  readonly detail?: string | undefined;
  readonly note?: string | undefined;
}
