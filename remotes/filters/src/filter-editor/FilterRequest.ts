export type FilterRequest =
  | {
      readonly kind: 'create';
      readonly query?: Readonly<Record<string, unknown>>;
      readonly name?: string;
      readonly isForGroup?: boolean;
    }
  | { readonly kind: 'open'; readonly filterId: string }
  | { readonly kind: 'copy'; readonly filterId: string }
  | { readonly kind: 'delete'; readonly filterId: string };
