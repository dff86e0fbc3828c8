import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';

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

/** Of the contents of all files among the variables. */
export function bytesOfFiles(variables: FormVariables): number {
  return Object.values(variables).reduce((sum, { type, value }) => {
    const isFile = isFileType(type) && typeof value === 'string';
    // Four characters of base64 are three bytes.
    return isFile ? sum + Math.floor((value.replace(/=+$/, '').length * 3) / 4) : sum;
  }, 0);
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
