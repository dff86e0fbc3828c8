/** What a dialog was opened for. */
export type FilterRequest =
  | {
      readonly kind: 'create';
      /** The criteria to begin with. */
      readonly query?: Readonly<Record<string, unknown>>;
      readonly name?: string;
      /** Only the name is asked for, and the filter is shared with a group of the person. */
      readonly isForGroup?: boolean;
    }
  /** To edit where the person may, else to look at. */
  | { readonly kind: 'open'; readonly filterId: string }
  | { readonly kind: 'copy'; readonly filterId: string }
  | { readonly kind: 'delete'; readonly filterId: string };
