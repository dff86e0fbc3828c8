export function start(): void {}

export function activate(): void {
  throw new Error('hostile: at activate');
}
