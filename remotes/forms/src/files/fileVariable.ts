import type { VariableValue } from '@taskweave/engine-client/Task';

/** Bytes of a file that a form may send, where the form itself says nothing else. */
export const FILE_LIMIT = 5_000_000;

/**
 * A file as a variable of the engine. Rejects with what the browser says of a file that it cannot read.
 *
 * @param type `Bytes` is the content alone, without name and kind
 */
export async function fileVariable(file: File, type: 'File' | 'Bytes' = 'File'): Promise<VariableValue> {
  const value = await toBase64(file);
  if (type === 'Bytes') return { type, value };
  const mimeType = file.type || 'application/octet-stream';
  return { type, value, valueInfo: { filename: file.name, mimeType } };
}

export function isTooLarge(file: File, limit: number = FILE_LIMIT): boolean {
  return file.size > limit;
}

/** Through the browser's own reader, which takes files of any size without a text for each byte. */
function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
