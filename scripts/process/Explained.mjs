/** A foreseen failure: its message says what is wrong and what to do, and is shown without a stack. */
export class Explained extends Error {
  /** @override */
  name = 'Explained';
}
