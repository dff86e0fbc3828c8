/** `encodeURIComponent` throws on lone surrogates, as truncated texts may contain; here they become U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
