export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_');
}
