/** Hands a file to the browser, which saves it under the name, or asks where to. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  // Characters that file systems refuse.
  link.download = name.replace(/[\\/:*?"<>|]/g, '_');
  link.click();
  // The browser reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
