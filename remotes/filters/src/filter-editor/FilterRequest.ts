export interface SharedWith {
  readonly id: string;
  readonly name: string;
}

export type FilterRequest =
  | {
      readonly kind: 'create';
      readonly query?: Readonly<Record<string, unknown>>;
      readonly name?: string;
      /** Saved at once: for this group, or where it is null for the person alone. */
      readonly group?: SharedWith | null;
    }
  | { readonly kind: 'open'; readonly filterId: string }
  | { readonly kind: 'copy'; readonly filterId: string }
  | { readonly kind: 'delete'; readonly filterId: string };
