const MAX_INTEGER = 2 ** 31 - 1;

/** A whole number, negative ones too, that fits the engine's 32 bits. */
export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) <= MAX_INTEGER;
}
