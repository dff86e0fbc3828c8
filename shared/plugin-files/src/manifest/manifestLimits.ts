/** What a manifest may weigh, in bytes: a hundred times of what one usually does. */
export const MOST_BYTES = 2 ** 20;
/** So many parts one plugin may contribute. */
export const MOST_CONTRIBUTIONS = 200;

/** Why so many contributions are not taken; null where they are. Looked at before anything else of them. */
export function tooManyContributions(contributes: unknown): string | null {
  if (!Array.isArray(contributes) || contributes.length <= MOST_CONTRIBUTIONS) return null;
  return `It contributes ${contributes.length} parts; a plugin may have ${MOST_CONTRIBUTIONS}.`;
}

/**
 * Reads an answer as text, up to a limit: what is larger is not even received to its end.
 *
 * @returns null where it is larger
 */
export async function readUpTo(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    const text = await response.text();
    return text.length > limit ? null : text;
  }
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
