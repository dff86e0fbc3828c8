export type Key = string;

export interface Tab {
  /** Resolves once the page has loaded; also reloads if only the hash differs. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; it sees only its arguments. */
  run<A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Viewport coordinates in px. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(...keys: readonly Key[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** As in `Mozilla Firefox 153.7.0esr`. */
  readonly name: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
