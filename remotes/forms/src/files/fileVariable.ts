import type { FormVariables, VariableValue } from '@taskweave/engine-client/Task';
import { base64Of } from '@taskweave/engine-client/variables/base64Of';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';

/**
 * A file as a variable of the engine. Rejects with what the browser says of a file that it cannot read.
 *
 * @param type `Bytes` is the content alone, without name and kind
 */
export async function fileVariable(file: File, type: 'File' | 'Bytes' = 'File'): Promise<VariableValue> {
  const value = await base64Of(file);
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
    return isFile ? sum + Math.floor((value.replace(/={1,2}$/, '').length * 3) / 4) : sum;
  }, 0);
}
