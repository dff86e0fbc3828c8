export type Key = string;

export interface Tab {
  open(address: string): Promise<void>;
  run<A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(...keys: readonly Key[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Browser {
  readonly name: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
