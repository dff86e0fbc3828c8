/**
 * How the keys of texts go on that begin alike: what may fill in a key that is put together.
 *
 * @example type SortField = KeyEnd<TextKey, 'sort.by.'>; // 'name' | 'created' | …
 */
export type KeyEnd<Key extends string, Start extends string> = Key extends `${Start}${infer End}`
  ? End
  : never;
