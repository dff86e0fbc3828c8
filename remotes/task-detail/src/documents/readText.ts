const MOST_BYTES = 512 * 1024;
/** What browsers take for a text that says nothing of its encoding and is no UTF-8. */
const FALLBACK = 'windows-1252';
const RARE = 64;

export interface DocumentText {
  readonly text: string;
  readonly isCut: boolean;
}

export async function readText(file: Blob): Promise<DocumentText> {
  const isCut = file.size > MOST_BYTES;
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  return { text: decode(bytes, isCut), isCut };
}

function decode(bytes: Uint8Array, isCut: boolean): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = utf16Of(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    // The cut may go through a character, which only a stream takes.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes);
  }
}

/** Letters, spaces and ends of lines have a zero beside them in UTF-16; elsewhere a zero is a rare fault. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zerosFrom = (start: number) => bytes.filter((byte, at) => byte === 0 && at % 2 === start).length;
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  if (odd === even || Math.abs(odd - even) < bytes.length / RARE) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
