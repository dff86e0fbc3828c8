import type { VariableValue } from '../Task';

/** A file as a variable of the engine. Rejects with what the browser says of a file that it cannot read. */
export async function fileVariable(file: File): Promise<VariableValue> {
  const valueInfo = { filename: file.name, mimeType: file.type || 'application/octet-stream' };
  return { type: 'File', value: await base64Of(file), valueInfo };
}

/**
 * The content of a file in base64, through the browser's own reader, which takes files of any size without a text for each
 * byte. Rejects with what the browser says of a file that it cannot read.
 */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
