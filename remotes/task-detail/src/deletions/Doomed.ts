/** What a person deletes from a task. */
export interface Doomed {
  readonly kind: 'comment' | 'file';
  readonly id: string;
  /** That of a file. */
  readonly name: string;
}
