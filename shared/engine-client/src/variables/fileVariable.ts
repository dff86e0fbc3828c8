import type { VariableValue } from '../Task';

export async function fileVariable(file: File): Promise<VariableValue> {
  const valueInfo = { filename: file.name, mimeType: file.type || 'application/octet-stream' };
  return { type: 'File', value: await base64Of(file), valueInfo };
}

/** The browser's reader handles any size without a string per byte. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
