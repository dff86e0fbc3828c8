const BITS = { Short: 16n, Integer: 32n, Long: 64n } as const;

export type WholeNumberType = keyof typeof BITS;

export function isWholeNumberType(type: string | null): type is WholeNumberType {
  return type !== null && Object.hasOwn(BITS, type);
}

/** The number that a person typed, in as many digits as it has; null where it is none or the type cannot hold it. */
export function parseWholeNumber(text: string, type: WholeNumberType): bigint | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null;
  const value = BigInt(text.trim().replace(/^\+/, ''));
  const limit = 1n << (BITS[type] - 1n);
  return value >= -limit && value < limit ? value : null;
}

/** As it travels: 64-bit numbers in digits, since a JavaScript number would round them. */
export function wholeNumberValue(value: bigint, type: WholeNumberType): string | number {
  return type === 'Long' ? value.toString() : Number(value);
}

/** A decimal number with a point, as the engine writes it. A comma is refused: it may mean either thing. */
export function parseDecimal(text: string): number | null {
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text.trim())) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
