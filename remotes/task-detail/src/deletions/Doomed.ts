export interface Doomed {
  readonly kind: 'comment' | 'file';
  readonly id: string;
  readonly name: string;
}
