/** Hands a text to the browser as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
