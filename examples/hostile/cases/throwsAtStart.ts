export function start(): void {
  throw new Error('hostile: at start');
}

export function activate(): void {}
