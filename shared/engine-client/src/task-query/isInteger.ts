const MAX_INTEGER = 2 ** 31 - 1;

export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) <= MAX_INTEGER;
}
