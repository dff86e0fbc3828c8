/** A failure that was foreseen: its message says in one sentence what is wrong and what to do. Shown without a stack. */
export class Explained extends Error {
  /** @override */
  name = 'Explained';
}
