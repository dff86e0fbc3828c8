/** Where a command writes to; injected, so that tests read it. */
export interface Output {
  print(line: string): void;
  error(line: string): void;
}
