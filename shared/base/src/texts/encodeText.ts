/**
 * A text as part of an address. Half of a character, as some texts end in where they were cut, has no escape and becomes the replacement
 * character; `encodeURIComponent` throws.
 *
 * @example `#/orders/${encodeText('a/b')}` // '#/orders/a%2Fb'
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
