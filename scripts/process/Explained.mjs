export class Explained extends Error {
  /** @override */
  name = 'Explained';
}
