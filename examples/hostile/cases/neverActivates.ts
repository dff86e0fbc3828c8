export function start(): void {}

export function activate(): Promise<void> {
  return new Promise(() => {});
}
