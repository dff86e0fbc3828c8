import { isExact } from './exactDecimal';

const BITS = { Short: 16n, Integer: 32n, Long: 64n } as const;

export type WholeNumberType = keyof typeof BITS;

export function isWholeNumberType(type: string | null): type is WholeNumberType {
  return type !== null && Object.hasOwn(BITS, type);
}

export function parseWholeNumber(text: string, type: WholeNumberType): bigint | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null;
  const value = BigInt(text.trim().replace(/^\+/, ''));
  const limit = 1n << (BITS[type] - 1n);
  return value >= -limit && value < limit ? value : null;
}

/** 64-bit numbers travel as digits, since a JavaScript number would round them. */
export function wholeNumberValue(value: bigint, type: WholeNumberType): string | number {
  return type === 'Long' ? value.toString() : Number(value);
}

/** A comma is refused, because it may be a decimal or a thousands separator. */
export function parseDecimal(text: string): number | null {
  return isExact(text.trim()) ? Number(text) : null;
}
