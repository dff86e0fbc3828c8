export const MOST_BYTES = 2 ** 20;
export const MOST_CONTRIBUTIONS = 200;

export function tooManyContributions(contributes: unknown): string | null {
  if (!Array.isArray(contributes) || contributes.length <= MOST_CONTRIBUTIONS) return null;
  return `It contributes ${contributes.length} parts; a plugin may have ${MOST_CONTRIBUTIONS}.`;
}

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
