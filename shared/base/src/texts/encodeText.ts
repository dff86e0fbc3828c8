/** `encodeURIComponent` throws on lone surrogates, which truncated texts may contain. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
