/** Hands a file to the person. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
