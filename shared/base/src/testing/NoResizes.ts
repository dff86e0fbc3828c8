/** A layout that stays as it is. */
export class NoResizes {
  observe() {}
  disconnect() {}
}
