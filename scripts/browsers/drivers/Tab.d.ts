/** A key as `KeyboardEvent.key` names it. */
export type Key = string;

/** One tab of a browser with nothing of an earlier one: all that the journeys ask of a browser. */
export interface Tab {
  /** Settled when the page has been loaded; another hash of the same page loads it, too. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments, and waits for what it returns. */
  run<A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** With the mouse, wherever that leads: pixels of the page's window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Keys that are held together, as in `press('Control', 'k')`. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Of the page itself, as near as the browser's window can come to it. */
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings that the browser has written to the console, violations of the policy among them. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that is installed here. */
export interface Browser {
  /** As in `Mozilla Firefox 153.7.0esr`. */
  readonly name: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
