/** What a dialog was opened for. */
export type FilterRequest =
  | {
      readonly kind: 'create';
      /** The criteria to begin with. */
      readonly query?: Readonly<Record<string, unknown>>;
    }
  /** To edit where the person may, else to look at. */
  | { readonly kind: 'open'; readonly filterId: string }
  | { readonly kind: 'copy'; readonly filterId: string }
  | { readonly kind: 'delete'; readonly filterId: string };
