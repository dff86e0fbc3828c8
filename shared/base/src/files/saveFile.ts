import { fileName } from './fileName';

/** Hands a file to the browser, which saves it under the name, or asks where to. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // The browser reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
